import { wordsIn } from '../../locales/words-by-locale.ts';
import type { Language } from '../../site/languages.ts';
import { antenatalCalendar } from './antenatal-calendar.ts';
import { parsePlan, planFor } from './antenatal-plan.ts';

/** Parses a submitted planner form, with its errors in `language`, as of `today` (ISO 8601). */
export function parseLocalizedPlan(language: Language, data: FormData, today: string) {
  return parsePlan(data, today, wordsIn(language, 'antenatalPlanner').planErrors);
}

/** Returns the calendar file of a pregnancy in `language`; undefined if no visit is left. */
export function localizedCalendar(
  language: Language,
  dueDate: string,
  { today, ...options }: { today: string; now: number; host: string },
): string | undefined {
  return antenatalCalendar(planFor(dueDate, today), language, options);
}
