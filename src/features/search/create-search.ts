import { queryLimits } from '../../messages/fold-words.ts';
import { type IndexedSearch, noAnswer, type SearchResult } from '../../messages/search-answer.ts';
import { type Language, languageNames } from '../../site/languages.ts';
import { findAnswer } from './best-answers.ts';
import { createResult } from './create-result.ts';
import { emergencyAnswer, findEmergency } from './emergencies/find-emergencies.ts';
import { griefIn, griefSections } from './emergencies/grief.ts';
import { firstAidFor } from './emergencies/urgent-sections.ts';
import { addressOf, type OpenIndex, openIndex, type PlacedSection } from './index/open-index.ts';
import type { SearchIndex } from './index/search-index.ts';
import { shareIn } from './query/coverage.ts';
import { rankPages, titleAnswersAbove } from './query/rank-pages.ts';
import { languageOfQuery, readQuery } from './query/read-query.ts';

/** Maximum results per page. */
const maxResults = 10;

/** Creates the search over the indexes that are loaded. */
export function createSearch(indexes: Partial<Record<Language, SearchIndex>>): IndexedSearch {
  const opened = new Map<Language, OpenIndex>();
  for (const index of Object.values(indexes)) opened.set(index.language, openIndex(index));

  return function search(typed, reader) {
    const text = typed.slice(0, queryLimits.characters);
    const emergency = findEmergency(text, reader);
    const urgent = emergency.alarm !== 'calm';
    const grief = griefIn(text);

    function searchIn(open: OpenIndex) {
      const query = readQuery(text, open);
      const answer = urgent || grief ? undefined : findAnswer(query, open);
      const results = new Map<string, SearchResult>();
      if (answer) results.set(answer.address, answer);

      function show(sections: readonly PlacedSection[], withFirstLines = false) {
        for (const section of sections) {
          if (results.size === maxResults) return;
          const result = createResult(section, query, withFirstLines);
          // sections that share a table have the same key, so the table appears once
          const key = `${result.address} ${result.heading}`;
          if (!results.has(key)) results.set(key, result);
        }
      }

      const firstAid = firstAidFor(emergency.hints, query, open);
      // 'malaria' is a subject before it is an emergency: the links to first aid are above all results
      const isSubject =
        emergency.alarm === 'maybe' &&
        open.pages.some(({ opening }) => shareIn(opening, query, 'named') > titleAnswersAbove);
      if (!isSubject) show(grief ? griefSections(open, grief) : firstAid, true);
      // in a certain emergency only first aid is shown, no articles
      if (!grief && emergency.alarm !== 'sure') {
        // only searches about grief show the care after a loss
        const hidden = [...firstAid, ...griefSections(open, 'baby').slice(0, 1)].map(addressOf);
        const others = hidden.concat(answer?.address ?? []);
        const sections = rankPages(open, query);
        show(sections.filter((each) => !others.includes(addressOf(each))));
      }
      return { results: [...results.values()], ...(answer && { hasAnswer: true }) };
    }

    // the other language only if the first has no answer
    const first = urgent ? reader : languageOfQuery(text, reader);
    for (const language of [first, ...languageNames.filter((other) => other !== first)]) {
      const open = opened.get(language);
      if (!open) return { ...noAnswer, ...emergencyAnswer(emergency), needs: language };
      const found = searchIn(open);
      if (found.results.length > 0) return { ...found, ...emergencyAnswer(emergency) };
    }
    return { ...noAnswer, ...emergencyAnswer(emergency) };
  };
}
