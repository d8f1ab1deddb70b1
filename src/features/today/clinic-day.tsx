import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import type { Clinic } from '../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../facts/schedule/day/day-plan.ts';
import { sureHoursOn } from '../../facts/schedule/day/moments.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { dayAfter } from '../../time/days.ts';
import type { Words } from '../../words/words-of.ts';
import { timedHours } from './timed-hours.ts';
import { TimedText } from './timed-text.tsx';

interface ClinicDayProps {
  clinic: Clinic;
  /** The page's day, ISO 8601. */
  day: string;
  special: readonly SpecialHours[];
  /** What to say before the next day, such as who sees patients. */
  details?: readonly (string | undefined)[];
}

const sessionOf = ({ id }: Clinic, day: string, special: readonly SpecialHours[]) =>
  sessionsOn(day, special).find(({ clinic }) => clinic.id === id);

/** Returns sentences on the days without the clinic, today or tomorrow, and on its next day. */
function sayNext(
  { today }: Words<'today'>,
  { clinic, day, special }: ClinicDayProps,
): (string | undefined)[] {
  const tomorrow = dayAfter(day, 1);
  const without = [day, tomorrow].filter((each) => !sessionOf(clinic, each, special));
  const session = sessionOf(clinic, tomorrow, special);
  const isHoliday = session?.hours && publicHoliday(tomorrow);
  const next = nextClinicDay(clinic.id, day, special);
  return [
    without.length > 0 ? today.notOn(...without) : undefined,
    session && !session.hours ? today.closedOn(tomorrow) : undefined,
    isHoliday ? today.holidayOn(tomorrow) : undefined,
    next && today.nextOn(next.day, next.hours),
  ];
}

/** A clinic on the page's day, open or not at this minute, and its next day. */
export function ClinicDay(props: ClinicDayProps) {
  const { clinic, day, special, details = [] } = props;
  const words = useWords('today');
  const { today } = words;
  const session = sessionOf(clinic, day, special);
  const always = () => {
    if (!session?.hours) return today.closedOn(day);
    return publicHoliday(day) ? today.holidayOn(day) : today.hoursOn(day, [session.hours]);
  };
  const hours = session ? sureHoursOn(day, [session]) : [];
  const rest = [...details, ...sayNext(words, props)]
    .flatMap((text) => (text ? [text.charAt(0).toUpperCase() + text.slice(1)] : []))
    .join('. ');
  return (
    <>
      {session && <TimedText always={always()} timed={timedHours(today, day, hours)} />}
      <span data-search="off" className="block text-small text-ink-soft">
        <LinkedText text={`${rest}.`} />
      </span>
    </>
  );
}
