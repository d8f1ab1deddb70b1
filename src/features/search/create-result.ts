import type { ResultLine } from '../../components/search-answer.ts';
import { findWords } from '../../messages/fold-words.ts';
import { stemsOf } from '../../messages/stem-words.ts';
import { addressOf, type PlacedSection } from './index/open-index.ts';
import { rowBreak } from './index/search-index.ts';
import { isStopWord, termsOf } from './index/terms.ts';
import { type Query, shareOfTerms } from './query/read-query.ts';

/** Maximum first lines of first aid. */
const maxSteps = 6;

/** Least share of a query for which a line is shown in place of the first. */
const leastShare = 0.45;

/** Returns whether a line is a sentence, not a row; a shorter one says little. */
const isSentence = (line: string) => /^[^:]{25,}[.!?]$/.test(line);

/** Returns the lines of a section with their share of a query, best first. */
export const bestLines = ({ lines, language }: PlacedSection, query: Query) =>
  lines
    .map((line) => ({ line, share: shareOfTerms(termsOf(line, language), query) }))
    .sort((a, b) => b.share - a.share);

/** Returns the terms of a section's headings. */
export const headingTerms = ({ under, heading, language }: PlacedSection) =>
  termsOf(`${under} ${heading}`, language);

/** Rates a section for a query, by its line that fits best and its headings. */
export const rateSection = (section: PlacedSection, query: Query) =>
  (bestLines(section, query)[0]?.share ?? 0) + shareOfTerms(headingTerms(section), query);

/** Splits a text into what was typed, in any form of the word, and other parts. */
function markWords(text: string, query: Query): ResultLine {
  const typed = query.filter(({ word }) => !isStopWord(word));
  const cuts = findWords(text).flatMap(({ word, start, end }) => {
    const stems = Object.values(stemsOf(word));
    return typed.some(({ terms }) => stems.some((stem) => terms.has(stem))) ? [start, end] : [];
  });
  return [...cuts, text.length]
    .map((end, at) => ({ text: text.slice(cuts[at - 1] ?? 0, end), matches: at % 2 === 1 }))
    .filter((part) => part.text);
}

/** Returns the line of a section that makes sense alone, or its page's description. */
function findSummary(section: PlacedSection, ranked: ReturnType<typeof bestLines>): string {
  const { page, heading, lines, isUrgent } = section;
  const description = page.sections[0]?.lines[0] ?? '';
  if (section === page.sections[0]) return description;
  const first = lines.find(isSentence) ?? description;
  if (isUrgent) return first === lines[0] ? first : description;
  const says = ({ line }: { line: string }) => isSentence(line) || line.includes(': ');
  const [best, next] = ranked.filter(says);
  // a row only if no other has as much of the query
  const isBest = best && (isSentence(best.line) || best.share > (next?.share ?? 0));
  const found = isBest && best.share > leastShare ? best.line : first;
  // under a question the first line is its answer
  const [answer = found] = heading.endsWith('?') ? lines : [];
  return answer === found ? found : `${answer} ${found}`;
}

/**
 * Creates the result for a section: its address and its line for the query. `withFirstLines` shows its first
 * lines instead: one step of first aid alone would mislead.
 */
export function createResult(section: PlacedSection, query: Query, withFirstLines: boolean) {
  const { page, heading, under, language } = section;
  const ranked = bestLines(section, query);
  // a table by age
  const { line } = ranked[0] ?? { line: '' };
  const hasTable = line.includes(rowBreak);
  const own = withFirstLines ? section.lines.slice(0, maxSteps) : [findSummary(section, ranked)];
  const lines = hasTable ? [line] : own.filter(Boolean);
  return {
    address: addressOf(section),
    language,
    page: page.title,
    // it may have rows of several sections under one heading
    heading: section === page.sections[0] ? page.title : (hasTable && under) || heading,
    lines: lines.flatMap((text) => text.split(rowBreak)).map((text) => markWords(text, query)),
  };
}
