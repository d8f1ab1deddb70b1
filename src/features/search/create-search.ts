import { cleanQuery } from '../../messages/fold-words.ts';
import type { Search, SearchResult } from '../../models/search-answer.ts';
import type { Language } from '../../site/languages.ts';
import { createFindAnswer } from './best-answers.ts';
import { createAnswerResult, createResult } from './create-result.ts';
import {
  createFindEmergencies,
  emergencyVocabulary,
  matchEmergencies,
} from './emergencies/find-emergencies.ts';
import { griefSections, lossAddress, mentionsGrief } from './emergencies/grief.ts';
import { createUrgentSections } from './emergencies/urgent-sections.ts';
import { addressOf, openIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { createIsAnswered } from './query/coverage.ts';
import { conceptStems, conceptWords } from './query/find-concepts.ts';
import { rankPages } from './query/rank-pages.ts';
import { readQuery } from './query/read-query.ts';
import { createVocabulary } from './query/vocabulary.ts';

/** Maximum results per page. */
const maxResults = 10;
/** Maximum results in an emergency. */
const maxUrgentResults = 5;

/** Creates the search over an index. */
export function createSearch(index: SearchIndex): Search {
  const open = openIndex(index);
  // an emergency word must never be "corrected": amekatwa (cut) is not amebakwa (raped)
  const vocabulary = createVocabulary(
    new Set([...index.words, ...conceptWords, ...emergencyVocabulary]),
    (stem) => open.hasTerm(stem) || conceptStems.has(stem),
  );
  const openings = new Map(
    open.sections.filter(({ isOpening }) => isOpening).map((each) => [each.page, each]),
  );
  const findEmergencies = createFindEmergencies(index);
  const urgentSections = createUrgentSections(index, open);
  const findAnswer = createFindAnswer(index, open);
  const lossSections = griefSections(index, open);
  const lossPlace = lossAddress(index);

  return function search(query, language: Language) {
    const cleaned = cleanQuery(query);
    const words = readQuery(query, vocabulary);
    const emergencies = findEmergencies(cleaned, language);
    const isSure = matchEmergencies(cleaned, language).some((match) => match.isSure);
    const inGrief = mentionsGrief(cleaned);
    const { sections, idfs } = rankPages(open, words, language);
    const isAnswered = createIsAnswered(open, words, idfs);
    const firstAid = urgentSections.forHints(emergencies, words, idfs);
    const withFirstLines = inGrief || emergencies.length > 0;
    const limit = isSure ? maxUrgentResults : maxResults;
    const results = new Map<string, SearchResult>();

    function show(section: PlacedSection) {
      const opening = openings.get(section.page);
      const result = createResult(section, {
        index: open,
        query: words,
        idfs,
        opening,
        withFirstLines,
      });
      // sections that share a table have the same key, so the table appears once
      const key = `${result.address} ${result.heading}`;
      if (!results.has(key)) results.set(key, result);
    }

    const isCalm = !inGrief && emergencies.length === 0;
    const found = isCalm ? findAnswer(words, idfs, language) : undefined;
    const answer = found && createAnswerResult(found, { index: open, query: words, idfs });
    if (answer) results.set(answer.address, answer);

    for (const section of inGrief ? lossSections : firstAid) show(section);
    for (const section of inGrief ? [] : sections) {
      if (results.size === limit) break;
      if (addressOf(section) === answer?.address) continue;
      if (firstAid.includes(section) || addressOf(section) === lossPlace) continue;
      // in a certain emergency only first aid is shown, no articles
      if (isSure && !urgentSections.isRelevant(section, emergencies)) continue;
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
