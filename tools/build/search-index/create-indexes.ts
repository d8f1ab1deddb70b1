import { careAfterLoss } from '../../../src/features/search/first-results.ts';
import type {
  SearchIndex,
  SearchIndexes,
  StoredPage,
  StoredSection,
} from '../../../src/features/search/index/search-index.ts';
import { termOfConcept, termsOf } from '../../../src/features/search/index/terms.ts';
import { packNumbers } from '../../../src/messages/packed-numbers.ts';
import { placeByTable, placePath } from '../../../src/site/addresses.ts';
import {
  defaultLanguage,
  type Language,
  languageNames,
  languageOfPath,
} from '../../../src/site/languages.ts';
import { placeLabel } from '../../../src/words/places.ts';
import { loadAllWords } from '../../../src/words/words-by-locale.ts';
import { findAbbreviations, withAbbreviations } from './abbreviations.ts';
import { subjectsOf, urgent } from './page-subjects.ts';
import type { IndexedSection, ParsedPage } from './page-text.ts';

await loadAllWords();

/** How much a term counts in each part of a section. */
const boosts = { named: 3, ofPage: 0.5, under: 1, text: 1, keywords: 0.4 } as const;

/** BM25+ (Lv and Zhai, 2011): how much a long text counts less than one of `usualLength` terms. */
const [saturation, lengthWeight, usualLength, least] = [1.2, 0.7, 30, 0.5] as const;
const weightOf = (boost: number, length: number) =>
  boost *
  (least + (saturation + 1) / (1 + saturation * (1 - lengthWeight + lengthWeight * length)));

/** Rounds a weight to steps of a half, at least one, because whole numbers are packed. */
const stepsOf = (weight: number) => Math.max(1, Math.round(2 * weight));

/** Returns the weight of each term of a section, and whether its title or headings have it. */
function weighTerms(
  { address, title, sections, keywords }: ParsedPage,
  section: IndexedSection,
  termsIn: (text: string) => ReadonlySet<string>,
) {
  const isOpening = section === sections[0];
  const place = placeByTable(address);
  const ofPage = isOpening ? boosts.named : boosts.ofPage;
  const subjects = new Set(place ? subjectsOf(place).map(termOfConcept) : []);
  const parts: readonly (readonly [ReadonlySet<string>, boost: number, isNamed: boolean])[] = [
    [subjects, ofPage, true],
    [termsIn(title), ofPage, true],
    [termsIn(isOpening ? '' : section.heading), boosts.named, true],
    [termsIn(section.under), boosts.under, true],
    [termsIn(section.sentences.join(' ')), boosts.text, false],
    [termsIn(isOpening ? keywords : ''), boosts.keywords, false],
  ];
  const terms = new Map<string, { weight: number; isNamed: boolean }>();
  for (const [part, boost, isNamed] of parts) {
    const weight = weightOf(boost, isNamed ? 1 : part.size / usualLength);
    for (const term of part) {
      const before = terms.get(term) ?? { weight: 0, isNamed };
      terms.set(term, { ...before, weight: weight + before.weight });
    }
  }
  return terms;
}

/** Creates the index of the pages of one language; `all` has the English pages, too. */
function createIndex(all: readonly ParsedPage[], language: Language): SearchIndex {
  const own = all
    .filter(({ address }) => languageOfPath(address) === language)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const texts = own.flatMap(({ sections }) =>
    sections.flatMap(({ heading, sentences }) => [heading, ...sentences]),
  );
  const abbreviations = findAbbreviations(texts);
  const termsIn = (text: string) =>
    new Set(termsOf(withAbbreviations(text, abbreviations), language));
  const postings = new Map<string, number[]>();
  let count = 0;

  const pages = own.map((page): StoredPage => {
    const place = placeByTable(page.address);
    const path = place && placePath({ ...place, language: defaultLanguage });
    const english = all.find(({ address }) => address === path)?.sections;
    const originals = english?.length === page.sections.length ? english : page.sections;
    const sections = page.sections.map((section, at): StoredSection => {
      const { fragment, heading, under, sentences: lines } = section;
      const original = originals[at]?.fragment ?? '';
      // the emergency card repeats other pages, so only its opening is found
      const isFound =
        (place?.name !== 'emergencyCard' || !fragment) &&
        `${place?.name}#${original}` !== careAfterLoss;
      for (const [term, { weight, isNamed }] of isFound ? weighTerms(page, section, termsIn) : []) {
        const numbers = postings.get(term) ?? [];
        numbers.push(count, 2 * stepsOf(weight) + Number(isNamed));
        postings.set(term, numbers);
      }
      count += 1;
      const ids = [place?.entryId ?? place?.name ?? '', original];
      const isUrgent = ids.some((id) => urgent.has(id));
      return { fragment, original, heading, under, lines, isUrgent };
    });
    const { address, title } = page;
    // the home page's h1 is a greeting
    return { address, title: place?.name === 'home' ? placeLabel(place) : title, sections };
  });
  const packed = Array.from(postings, ([term, numbers]) => [term, packNumbers(numbers)] as const);
  return { language, pages, postings: Object.fromEntries(packed) };
}

/** Creates the index of each language over these pages; an undefined entry is skipped. */
export function createIndexes(parsedPages: Iterable<ParsedPage | undefined>): SearchIndexes {
  const pages = [...parsedPages].filter((page) => page !== undefined);
  return Object.fromEntries(
    languageNames.map((language) => [language, createIndex(pages, language)]),
  ) as SearchIndexes;
}
