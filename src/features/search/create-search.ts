import { queryLimits } from '../../messages/fold-words.ts';
import type { Search, SearchResult } from '../../models/search-answer.ts';
import { languageNames } from '../../site/languages.ts';
import { createFindAnswer } from './best-answers.ts';
import { createResult } from './create-result.ts';
import { createFindEmergencies } from './emergencies/find-emergencies.ts';
import { griefIn, griefSections } from './emergencies/grief.ts';
import { firstAidFor } from './emergencies/urgent-sections.ts';
import { addressOf, openIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { createIsAnswered, inLanguageFirst, rankPages } from './query/rank-pages.ts';
import { languageOfResults, readQuery } from './query/read-query.ts';

/** Maximum results per page. */
const maxResults = 10;

/** Creates the search over an index. */
export function createSearch(index: SearchIndex): Search {
  const open = openIndex(index);
  const findEmergencies = createFindEmergencies(index);
  const findAnswer = createFindAnswer(index, open);
  // only searches about grief show the care after a loss
  const hidden = languageNames.flatMap((name) =>
    griefSections(index, open, name, 'baby').slice(0, 1),
  );

  return function search(typed, reader) {
    const text = typed.slice(0, queryLimits.characters);
    const query = readQuery(text, open);
    const language = languageOfResults(query, reader);
    const emergencies = findEmergencies(text, reader);
    const urgent = emergencies.length > 0;
    const grief = griefIn(text);
    const answer = urgent || grief ? undefined : findAnswer(query, language);
    const results = new Map<string, SearchResult>();
    if (answer) results.set(answer.address, answer);

    function show(sections: readonly PlacedSection[]) {
      for (const section of sections) {
        if (results.size === maxResults) return;
        const result = createResult(section, query, open, grief !== undefined || urgent);
        // sections that share a table have the same key, so the table appears once
        const key = `${result.address} ${result.heading}`;
        if (!results.has(key)) results.set(key, result);
      }
    }

    const firstAid = firstAidFor(emergencies, query, open);
    show(grief ? griefSections(index, open, language, grief) : firstAid);
    // in a certain emergency only first aid is shown, no articles
    if (!grief && !emergencies.some(({ isSure }) => isSure)) {
      const isAnswered = createIsAnswered(open, query);
      const others = [...firstAid, ...hidden].map(addressOf).concat(answer?.address ?? []);
      const sections = inLanguageFirst(rankPages(open, query).filter(isAnswered), language);
      show(sections.filter((each) => !others.includes(addressOf(each))));
    }
    return {
      results: [...results.values()],
      ...(answer && { hasAnswer: true }),
      emergencies: emergencies.map(({ address, language: of, label }) => ({
        address,
        language: of,
        label,
      })),
      urgent,
    };
  };
}
