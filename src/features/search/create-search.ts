import { cleanQuery } from '../../messages/fold-words.ts';
import type { Search, SearchResult } from '../../models/search-answer.ts';
import type { Language } from '../../site/languages.ts';
import { createFindAnswer } from './best-answers.ts';
import {
  createFindEmergencies,
  matchEmergencies,
  wordsOfDanger,
} from './emergencies/find-emergencies.ts';
import { griefSections, lossAddress, speaksOfGrief } from './emergencies/grief.ts';
import { openUrgentSections } from './emergencies/urgent-sections.ts';
import { addressOf, openIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { createIsAnswered } from './query/coverage.ts';
import { conceptStems, conceptWords } from './query/find-concepts.ts';
import { createKnownWords } from './query/known-words.ts';
import { rankPages } from './query/rank-pages.ts';
import { readQuery } from './query/read-query.ts';
import { resultOf, resultOfAnswer } from './result-of.ts';

/** Maximum results on a page. */
const mostResults = 10;
/** Maximum results in an emergency. */
const mostUrgentResults = 5;

/** The search over an index. */
export function createSearch(index: SearchIndex): Search {
  const open = openIndex(index);
  // a word of danger is not misspelt: amekatwa (cut) is not amebakwa (raped)
  const known = createKnownWords(
    new Set([...index.words, ...conceptWords, ...wordsOfDanger]),
    (stem) => open.hasTerm(stem) || conceptStems.has(stem),
  );
  const openings = new Map(
    open.sections.filter(({ isOpening }) => isOpening).map((each) => [each.page, each]),
  );
  const findEmergencies = createFindEmergencies(index);
  const urgentSections = openUrgentSections(index, open);
  const findAnswer = createFindAnswer(index, open);
  const lossSections = griefSections(index, open);
  const lossPlace = lossAddress(index);

  return function search(query, language: Language) {
    const typed = cleanQuery(query);
    const words = readQuery(query, known);
    const emergencies = findEmergencies(typed, language);
    const isSure = matchEmergencies(typed, language).some((match) => match.isSure);
    const inGrief = speaksOfGrief(typed);
    const { sections, tells } = rankPages(open, words, language);
    const isAnswered = createIsAnswered(open, words, tells);
    const firstAid = urgentSections.of(emergencies, words, tells);
    const withFirstLines = inGrief || emergencies.length > 0;
    const most = isSure ? mostUrgentResults : mostResults;
    const results = new Map<string, SearchResult>();

    function show(section: PlacedSection) {
      const opening = openings.get(section.page);
      const shown = { index: open, query: words, tells, opening, withFirstLines };
      const result = resultOf(section, shown);
      // sections that share a table show it once
      const key = `${result.address} ${result.heading}`;
      if (!results.has(key)) results.set(key, result);
    }

    const isCalm = !inGrief && emergencies.length === 0;
    const found = isCalm ? findAnswer(words, tells, language) : undefined;
    const answer = found && resultOfAnswer(found, { index: open, query: words, tells });
    if (answer) results.set(answer.address, answer);

    for (const section of inGrief ? lossSections : firstAid) show(section);
    for (const section of inGrief ? [] : sections) {
      if (results.size === most) break;
      if (addressOf(section) === answer?.address) continue;
      if (firstAid.includes(section) || addressOf(section) === lossPlace) continue;
      // an emergency is no time for an article
      if (isSure && !urgentSections.fits(section, emergencies)) continue;
      if (isAnswered(section)) show(section);
    }
    return {
      results: [...results.values()],
      ...(answer && { hasAnswer: true }),
      emergencies: emergencies.map(({ topic: _, ...hint }) => hint),
      urgent: emergencies.length > 0,
    };
  };
}
