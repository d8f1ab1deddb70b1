import { queryLimits } from '../../messages/fold-words.ts';
import type { Search, SearchResult } from '../../models/search-answer.ts';
import { createFindAnswer } from './best-answers.ts';
import { createResult } from './create-result.ts';
import { createFindEmergencies } from './emergencies/find-emergencies.ts';
import { griefSections, mentionsGrief } from './emergencies/grief.ts';
import { firstAidFor } from './emergencies/urgent-sections.ts';
import { addressOf, openIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { createIsAnswered, rankPages } from './query/rank-pages.ts';
import { readQuery } from './query/read-query.ts';

/** Maximum results per page. */
const maxResults = 10;

/** Creates the search over an index. */
export function createSearch(index: SearchIndex): Search {
  const open = openIndex(index);
  const findEmergencies = createFindEmergencies(index);
  const findAnswer = createFindAnswer(index, open);
  const lossSections = griefSections(index, open);
  // only searches about grief show the care after a loss
  const hidden = lossSections.slice(0, 1);

  return function search(typed, language) {
    const text = typed.slice(0, queryLimits.characters);
    const query = readQuery(text, open);
    const emergencies = findEmergencies(text, language);
    const urgent = emergencies.length > 0;
    const inGrief = mentionsGrief(text);
    const answer = urgent || inGrief ? undefined : findAnswer(query, language);
    const results = new Map<string, SearchResult>();
    if (answer) results.set(answer.address, answer);

    function show(sections: readonly PlacedSection[]) {
      for (const section of sections) {
        if (results.size === maxResults) return;
        const result = createResult(section, query, open, inGrief || urgent);
        // sections that share a table have the same key, so the table appears once
        const key = `${result.address} ${result.heading}`;
        if (!results.has(key)) results.set(key, result);
      }
    }

    const firstAid = firstAidFor(emergencies, query, open);
    show(inGrief ? lossSections : firstAid);
    // in a certain emergency only first aid is shown, no articles
    if (!inGrief && !emergencies.some(({ isSure }) => isSure)) {
      const isAnswered = createIsAnswered(open, query);
      const others = [...firstAid, ...hidden].map(addressOf).concat(answer?.address ?? []);
      const sections = rankPages(open, query, language);
      show(sections.filter((each) => !others.includes(addressOf(each)) && isAnswered(each)));
    }
    return {
      results: [...results.values()],
      ...(answer && { hasAnswer: true }),
      emergencies: emergencies.map(({ address, language, label }) => ({
        address,
        language,
        label,
      })),
      urgent,
    };
  };
}
