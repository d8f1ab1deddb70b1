import { fieldBoosts, type SearchField } from '../boosts.ts';
import type { OpenIndex } from '../index/open-index.ts';

/** A section that has a word of the query. */
export interface FoundSection {
  score: number;
  /** The fields that have each term. */
  fields: ReadonlyMap<string, readonly SearchField[]>;
}

/** BM25+: how much a long field counts less, and the least that a term is worth (Lv and Zhai, 2011). */
const [lengthWeight, least] = [0.7, 0.5] as const;
const saturation = 1.2;

const idfOf = (found: number, all: number) => Math.log(1 + (all - found + 0.5) / (found + 0.5));

/** Finds the sections with one of these terms, each term with its boost, and scores them by BM25+. */
export function findSections(
  index: OpenIndex,
  terms: ReadonlyMap<string, number>,
): ReadonlyMap<number, FoundSection> {
  const found = new Map<number, { score: number; fields: Map<string, SearchField[]> }>();
  for (const [term, boost] of terms) {
    for (const [field, ids] of index.sectionsWith(term)) {
      const idf = idfOf(ids.length, index.sections.length);
      for (const id of ids) {
        const section = found.get(id) ?? { score: 0, fields: new Map() };
        const length = 1 - lengthWeight + lengthWeight * index.relativeLength(field, id);
        const frequency = (saturation + 1) / (1 + saturation * length);
        section.score += boost * fieldBoosts[field] * idf * (least + frequency);
        section.fields.set(term, [...(section.fields.get(term) ?? []), field]);
        found.set(id, section);
      }
    }
  }
  return found;
}

/** Returns the inverse document frequency: higher if fewer sections have a word, 0 if none has. */
export const rarity = (found: number, all: number) => (found > 0 ? idfOf(found, all) : 0);
