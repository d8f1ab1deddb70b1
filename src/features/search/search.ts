import type { SearchAnswer } from '../../components/search-answer.ts';
import { firstAidLinks } from '../../components/urgency/first-aid-links.ts';
import { readAlarm } from '../../messages/danger/site-alarm.ts';
import type { Language } from '../../site/languages.ts';
import { urgentHelp } from '../../words/features/urgent-help.ts';
import { findAnswer } from './best-answers.ts';
import { createResult } from './create-result.ts';
import { firstAidFor, griefIn, griefSections } from './first-results.ts';
import type { OpenIndex } from './index/open-index.ts';
import { rankPages } from './query/rank-pages.ts';
import { languagesOfQuery, readQuery } from './query/read-query.ts';

export { openIndex } from './index/open-index.ts';

/** Maximum results per page. */
const maxResults = 6;

/** The indexes that are open. */
export type OpenIndexes = Partial<Record<Language, OpenIndex>>;

/**
 * Answers a query for a reader of a language, or names the language whose index it needs. Never throws; takes
 * bounded time if the query is not longer than `queryLimits`.
 */
export function search(
  indexes: OpenIndexes,
  text: string,
  reader: Language,
): SearchAnswer & { needs?: Language } {
  const { topics, alarm, mayBeIll } = readAlarm(text);
  const emergencies = firstAidLinks(topics, reader, urgentHelp[reader]);
  const emergency = { alarm, mayBeIll, emergencies };
  const urgent = alarm !== 'calm';
  const grief = griefIn(text);

  function searchIn(open: OpenIndex) {
    const query = readQuery(text, open);
    const answer = urgent || grief ? undefined : findAnswer(query, open);
    // what only may be an emergency keeps room for the ordinary results
    const shown = alarm === 'sure' ? emergencies : emergencies.slice(0, 1);
    const steps = grief ? griefSections(open, grief) : firstAidFor(shown, query, open);
    // in a certain emergency only first aid is shown, no articles
    const ranked = grief || alarm === 'sure' ? [] : rankPages(open, query, answer?.address);
    const results = answer ? [answer] : [];
    for (const section of [...steps, ...ranked]) {
      if (results.length === maxResults) break;
      const result = createResult(section, query, steps.includes(section));
      // no two with the same address or heading
      const isShown = results.some(
        ({ address, heading }) => address === result.address || heading === result.heading,
      );
      if (!isShown) results.push(result);
    }
    return { results, ...(answer && { hasAnswer: true }) };
  }

  // the second language only if the first has no answer
  for (const language of urgent ? [reader] : languagesOfQuery(text, reader)) {
    const open = indexes[language];
    if (!open) return { results: [], ...emergency, needs: language };
    const found = searchIn(open);
    if (found.results.length > 0) return { ...found, ...emergency };
  }
  return { results: [], ...emergency };
}
