import { queryLimits } from '../../messages/fold-words.ts';
import type { Search, SearchResult } from '../../models/search-answer.ts';
import { languageNames } from '../../site/languages.ts';
import { createFindAnswer } from './best-answers.ts';
import { createResult } from './create-result.ts';
import { emergencyAnswer, findEmergency } from './emergencies/find-emergencies.ts';
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
  const findAnswer = createFindAnswer(index, open);
  // only searches about grief show the care after a loss
  const hidden = languageNames.flatMap((name) =>
    griefSections(index, open, name, 'baby').slice(0, 1),
  );

  return function search(typed, reader) {
    const text = typed.slice(0, queryLimits.characters);
    const query = readQuery(text, open);
    const language = languageOfResults(query, reader);
    const emergency = findEmergency(text, reader);
    const urgent = emergency.alarm !== 'calm';
    const grief = griefIn(text);
    const answer = urgent || grief ? undefined : findAnswer(query, language);
    const results = new Map<string, SearchResult>();
    if (answer) results.set(answer.address, answer);

    function show(sections: readonly PlacedSection[], withFirstLines = false) {
      for (const section of sections) {
        if (results.size === maxResults) return;
        const result = createResult(section, query, open, withFirstLines);
        // sections that share a table have the same key, so the table appears once
        const key = `${result.address} ${result.heading}`;
        if (!results.has(key)) results.set(key, result);
      }
    }

    const firstAid = firstAidFor(emergency.hints, query, open);
    show(grief ? griefSections(index, open, language, grief) : firstAid, true);
    // in a certain emergency only first aid is shown, no articles
    if (!grief && emergency.alarm !== 'sure') {
      const isAnswered = createIsAnswered(open, query);
      const others = [...firstAid, ...hidden].map(addressOf).concat(answer?.address ?? []);
      const sections = inLanguageFirst(rankPages(open, query).filter(isAnswered), language);
      show(sections.filter((each) => !others.includes(addressOf(each))));
    }
    return {
      results: [...results.values()],
      ...(answer && { hasAnswer: true }),
      ...emergencyAnswer(emergency),
    };
  };
}
