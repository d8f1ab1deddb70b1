import { wordsIn } from '../../../locales/words-by-locale.ts';
import type { Language } from '../../../site/languages.ts';
import { isRepeatOnly, type PlannedVisit } from './vaccine-plan.ts';

/**
 * Returns a plan as a text message: the visits ahead and what to do when late. The repeated doses
 * of vitamin A are one line.
 */
export function vaccineText(
  birth: string,
  visits: readonly PlannedVisit[],
  today: string,
  language: Language,
): string {
  const { vaccineShare, visitTexts } = wordsIn(language, 'vaccinePlanner');
  const { formatDay } = wordsIn(language, 'format');
  const ahead = visits.filter(({ when }) => when !== 'past');
  return [
    vaccineShare.heading(formatDay(birth)),
    ...ahead
      .filter((visit) => !isRepeatOnly(visit))
      .map((visit) => {
        const day = visit.date < today ? vaccineShare.now : formatDay(visit.date);
        return vaccineShare.visit(visitTexts(visit).title, day);
      }),
    ...(ahead.some(isRepeatOnly) ? [vaccineShare.vitaminA] : []),
    vaccineShare.late,
  ].join('\n');
}
