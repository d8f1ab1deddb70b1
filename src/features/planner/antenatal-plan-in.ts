import { wordsIn } from '../../locales/words-by-locale.ts';
import type { Language } from '../../site/languages.ts';
import { antenatalCalendar } from './antenatal-calendar.ts';
import { parsePlan, planFor } from './antenatal-plan.ts';

/** Reads a sent planner with the words of a language, against `today` (ISO 8601). */
export function parsePlanIn(language: Language, data: FormData, today: string) {
  return parsePlan(data, today, wordsIn(language, 'antenatalPlanner').planErrors);
}

/** The calendar file of a pregnancy in a language; undefined where no visit lies ahead. */
export function calendarIn(
  language: Language,
  dueDate: string,
  { today, ...made }: { today: string; now: number; host: string },
): string | undefined {
  return antenatalCalendar(planFor(dueDate, today), language, made);
}
