import {
  type SearchIndex,
  type SearchIndexes,
  type StoredPage,
  type StoredSection,
  weightSteps,
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
const boosts = { named: 3, under: 1, text: 1, keywords: 0.4 } as const;

/** BM25+ (Lv and Zhai, 2011): how much a long text counts less than one of `usualLength` terms. */
const [saturation, lengthWeight, usualLength, least] = [1.2, 0.7, 30, 0.5] as const;
const weightOf = (boost: number, length: number) =>
  boost *
  (least + (saturation + 1) / (1 + saturation * (1 - lengthWeight + lengthWeight * length)));

/** Weights are stored as whole steps. */
const stepsOf = (weight: number) => Math.max(1, Math.round(weight * weightSteps));

/** Returns the weight of each term of a section, and whether its title or headings have it. */
function weighTerms(
  { address, title, sections, keywords }: ParsedPage,
  section: IndexedSection,
  termsIn: (text: string) => ReadonlySet<string>,
) {
  const isOpening = section === sections[0];
  const place = isOpening && placeByTable(address);
  const subjects = new Set(place ? subjectsOf(place).map(termOfConcept) : []);
  const parts: readonly (readonly [ReadonlySet<string>, boost: number, isNamed: boolean])[] = [
    [subjects, boosts.named, true],
    [termsIn(isOpening ? title : section.heading), boosts.named, true],
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
  const lines = new Map<string, number>();
  const numbersOf = (texts: readonly string[]) =>
    packNumbers(
      texts.map((text) => {
        if (!lines.has(text)) lines.set(text, lines.size);
        return lines.get(text) ?? 0;
      }),
    );
  const postings = new Map<string, { numbers: number[]; last: number }>();
  const textWeights: number[] = [];
  let count = 0;

  function addSection(page: ParsedPage, section: IndexedSection, isFound: boolean) {
    const length = termsIn(section.sentences.join(' ')).size / usualLength;
    const usual = stepsOf(weightOf(boosts.text, length));
    textWeights.push(usual);
    for (const [term, { weight, isNamed }] of isFound ? weighTerms(page, section, termsIn) : []) {
      const posting = postings.get(term) ?? { numbers: [], last: 0 };
      const value = 2 * stepsOf(weight) + Number(isNamed);
      const distance = 2 * (count - posting.last);
      if (value === 2 * usual) posting.numbers.push(distance);
      else posting.numbers.push(distance + 1, value);
      posting.last = count;
      postings.set(term, posting);
    }
    count += 1;
  }

  const pages = own.map((page): StoredPage => {
    const place = placeByTable(page.address);
    const path = place && placePath({ ...place, language: defaultLanguage });
    const english = all.find(({ address }) => address === path)?.sections;
    const originals = english?.length === page.sections.length ? english : page.sections;
    const sections = page.sections.map((section, at): StoredSection => {
      // the emergency card repeats other pages, so only its opening is found
      addSection(page, section, place?.name !== 'emergencyCard' || !section.fragment);
      const { fragment, heading, under, sentences } = section;
      const original = originals[at]?.fragment ?? '';
      const stored = [fragment, numbersOf([heading, under, ...sentences])] as const;
      const ids = [place?.entryId ?? place?.name ?? '', original];
      if (ids.some((id) => urgent.has(id))) return [...stored, original, 1];
      return original === fragment ? stored : [...stored, original];
    });
    const { address, title } = page;
    // the home page's h1 is a greeting
    return { address, title: place?.name === 'home' ? placeLabel(place) : title, sections };
  });
  const terms = [...postings.keys()].sort();
  return {
    language,
    pages,
    lines: [...lines.keys()].join('\n'),
    terms: terms.join(' '),
    postings: terms.map((term) => packNumbers(postings.get(term)?.numbers ?? [])).join(' '),
    textWeights: packNumbers(textWeights),
  };
}

/** Creates the index of each language over these pages; an undefined entry is skipped. */
export function createIndexes(parsedPages: Iterable<ParsedPage | undefined>): SearchIndexes {
  const pages = [...parsedPages].filter((page) => page !== undefined);
  return Object.fromEntries(
    languageNames.map((language) => [language, createIndex(pages, language)]),
  ) as SearchIndexes;
}
