import type { FieldHint } from '../../components/form/field.tsx';
import type { FormValues } from '../../components/form/form-definition.ts';
import { isCalendarDay } from '../../time/days.ts';
import type { WordsOf } from '../../words/words-of.ts';

/** Fewer digits cannot be a phone number that we can call back (ITU-T E.164). */
const minPhoneDigits = 7;

/**
 * Returns the hints that depend on the values, by field: the chosen day with its weekday, and
 * warnings about a day before `today` (ISO 8601) and about a short phone number. These values are
 * sent all the same.
 */
export function fieldHints(
  { date = '', phone = '' }: Partial<FormValues<'date' | 'phone'>>,
  today: string,
  { preferredDay, warnings }: Pick<WordsOf<'chatForm'>, 'preferredDay' | 'warnings'>,
): Readonly<Record<string, FieldHint>> {
  const hints: Record<string, FieldHint> = {};
  if (isCalendarDay(date)) {
    hints.date =
      date < today
        ? { text: warnings.pastDay(date, today), look: 'field-warning' }
        : { text: preferredDay(date, today), look: 'font-semibold' };
  }
  if (phone && phone.replace(/\D/g, '').length < minPhoneDigits) {
    hints.phone = { text: warnings.shortPhone, look: 'field-warning' };
  }
  return hints;
}
