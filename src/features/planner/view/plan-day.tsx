import type { ReactNode } from 'react';
import { LargeThing } from '../../../components/cloth/large-thing.tsx';
import type { ClinicId } from '../../../facts/schedule/clinics.ts';
import type { Language } from '../../../site/languages.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import type { NextStep } from '../next-step.ts';
import { stepTexts } from '../step-texts.ts';
import { BookVisit, type BookVisitProps } from './book-visit.tsx';

/**
 * The day of the next visit, largest on the page of a plan, with its year small beside it and,
 * with `booking`, the button that books it; undefined once all are past.
 */
export function planDay(
  label: string,
  step: NextStep | undefined,
  clinic: ClinicId,
  language: Language,
  booking: Omit<BookVisitProps, 'date'> | undefined,
): ReactNode {
  if (!step) return undefined;
  const { headline, until, note } = stepTexts(step, clinic, language);
  const { stepWords } = wordsIn(language, 'planFrame');
  const { formatDayOfYear } = wordsIn(language, 'format');
  const { at, closed, day, timing } = step;
  const isDay = timing === 'on';
  // the day and its month stay together
  const figure = isDay ? formatDayOfYear(day).replace(/(\d+) /, '$1\u00a0') : headline;
  // the large day itself says when to come instead
  const isOtherDay = isDay && at === 'clinic' && closed?.why === 'closed';
  const why = isOtherDay ? stepWords.ownDay(formatDayOfYear(closed.day)) : note;
  const text = [until, why].filter(Boolean).join(' ');
  return (
    <>
      <LargeThing
        label={label}
        figure={figure}
        year={isDay ? day.slice(0, 4) : undefined}
        size={isDay ? 'cloth-head-2 large-day' : undefined}
        text={text}
      />
      {booking && at === 'clinic' && <BookVisit date={day} {...booking} />}
    </>
  );
}
