import { queryLimits } from '../../messages/fold-words.ts';
import type { SearchAnswer, SearchResult } from '../../messages/search-answer.ts';
import { type Language, languageNames } from '../../site/languages.ts';
import { findAnswer } from './best-answers.ts';
import { createResult } from './create-result.ts';
import { findEmergency, firstAidFor } from './emergencies.ts';
import { careAfterLoss, griefIn, griefSections } from './grief.ts';
import { addressOf, type OpenIndex, type PlacedSection } from './index/open-index.ts';
import { rankPages, titleAnswersAbove } from './query/rank-pages.ts';
import { languageOfQuery, readQuery, shareIn } from './query/read-query.ts';

/** Maximum results per page. */
const maxResults = 10;

/** The indexes that are open. */
export type OpenIndexes = Partial<Record<Language, OpenIndex>>;

/**
 * Answers a raw query for a reader of a language, or names the language whose index it needs. Never throws;
 * takes bounded time.
 */
export function search(
  indexes: OpenIndexes,
  typed: string,
  reader: Language,
): SearchAnswer & { needs?: Language } {
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
        const address = addressOf(section);
        if (!results.has(address))
          results.set(address, createResult(section, query, withFirstLines));
      }
    }

    const firstAid = firstAidFor(emergency.emergencies, query, open);
    // 'malaria' is a subject before it is an emergency: the links to first aid are above all results
    const isSubject =
      emergency.alarm === 'maybe' &&
      open.sections.some(({ page }) => shareIn(page.opening, query, 'named') > titleAnswersAbove);
    if (!isSubject) show(grief ? griefSections(open, grief) : firstAid, true);
    // in a certain emergency only first aid is shown, no articles
    if (!grief && emergency.alarm !== 'sure') {
      const hidden = new Set([...firstAid, ...careAfterLoss(open)].map(addressOf));
      show(rankPages(open, query).filter((section) => !hidden.has(addressOf(section))));
    }
    return { results: [...results.values()], ...(answer && { hasAnswer: true }) };
  }

  // the other language only if the first has no answer
  const first = urgent ? reader : languageOfQuery(text, reader);
  for (const language of [first, ...languageNames.filter((other) => other !== first)]) {
    const open = indexes[language];
    if (!open) return { results: [], ...emergency, needs: language };
    const found = searchIn(open);
    if (found.results.length > 0) return { ...found, ...emergency };
  }
  return { results: [], ...emergency };
}
