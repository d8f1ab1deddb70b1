import { type ClinicId, clinics } from '../../facts/schedule/clinics.ts';
import type { Language } from '../../site/languages.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import type { NextStep } from './next-step.ts';

/** What to do about a visit, in words. */
interface StepTexts {
  /** The day to come, or 'come now'. */
  headline: string;
  /** The last day, if there are several; '' if that is today. */
  until: string;
  /** Why not on the day itself, where to come, or until what time; '' if there is nothing to add. */
  note: string;
}

/** Returns why a visit is not on its own day and what to do instead; '' if it is. */
export function closedText({ at, day, closed }: NextStep, language: Language): string {
  const { stepWords } = wordsIn(language, 'planFrame');
  return closed
    ? `${stepWords.noClinic(closed.day, closed.why)} ${stepWords.instead[at](day)}`
    : '';
}

/** Returns the words for a step; all copies of a plan but messages show them. */
export function stepTexts(step: NextStep, clinic: ClinicId, language: Language): StepTexts {
  const { stepWords } = wordsIn(language, 'planFrame');
  const { formatFullDay } = wordsIn(language, 'format');
  const { day, timing, until, closed } = step;
  const closes = clinics.find(({ id }) => id === clinic)?.to;
  const isClinicToday = timing !== 'on' && !closed && closes;
  return {
    headline: timing === 'on' ? formatFullDay(day) : stepWords[timing],
    until: until && timing !== 'lastDay' ? stepWords.until(formatFullDay(until)) : '',
    note: isClinicToday ? stepWords.closesToday(closes) : closedText(step, language),
  };
}

/** Returns a step for the description of an event on its day; '' if there is nothing to add. */
export function stepDescription(step: NextStep, clinic: ClinicId, language: Language): string {
  const { headline, until, note } = stepTexts(step, clinic, language);
  return [step.timing !== 'on' && `${headline}.`, until, note].filter(Boolean).join(' ');
}

/** Returns a step for a message: its day as `format` writes it, or 'come now'. */
export function stepInMessage(
  { at, day, timing }: NextStep,
  format: (day: string) => string,
  language: Language,
): string {
  const { stepWords } = wordsIn(language, 'planFrame');
  const when = timing === 'on' ? format(day) : stepWords[timing];
  return at === 'clinic' ? when : `${when} (${stepWords.inMessage[at]})`;
}
