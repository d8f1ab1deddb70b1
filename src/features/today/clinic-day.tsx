import { useWords } from '../../components/locale.tsx';
import type { Clinic } from '../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../facts/schedule/day/day-plan.ts';
import { sureHoursOn } from '../../facts/schedule/day/moments.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { dayAfter } from '../../time/days.ts';
import type { Words } from '../../words/words-of.ts';
import { HoursState, TwoClocks } from './hours-state.tsx';
import { sayNext } from './timed-hours.ts';

interface ClinicDayProps {
  clinic: Clinic;
  /** The page's day, ISO 8601. */
  day: string;
  special: readonly SpecialHours[];
}

const sessionOf = ({ id }: Clinic, day: string, special: readonly SpecialHours[]) =>
  sessionsOn(day, special).find(({ clinic }) => clinic.id === id);

/** Returns why the clinic is not as usual tomorrow, if it is not. */
function sayTomorrow(
  { today }: Words<'today'>,
  { clinic, day, special }: ClinicDayProps,
): string | undefined {
  const tomorrow = dayAfter(day, 1);
  const session = sessionOf(clinic, tomorrow, special);
  if (!session) return undefined;
  if (!session.hours) return today.closedOn(tomorrow);
  return publicHoliday(tomorrow) ? today.holidayOn(tomorrow) : undefined;
}

/** A clinic on the page's day, open or not at this minute, or its next day. */
export function ClinicDay(props: ClinicDayProps) {
  const { clinic, day, special } = props;
  const words = useWords('today');
  const { today } = words;
  const session = sessionOf(clinic, day, special);
  const always = () => {
    if (!session?.hours) return today.closedOn(day);
    return publicHoliday(day) ? today.holidayOn(day) : today.hoursOn(day, [session.hours]);
  };
  const sure = session ? sureHoursOn(day, [session]) : [];
  const next = nextClinicDay(clinic.id, day, special);
  const tomorrow = sayTomorrow(words, props);
  return (
    <>
      {session ? (
        <HoursState {...{ day, sure, next }} lines={[always()]} />
      ) : (
        <span className="block text-ink">
          <TwoClocks time={sayNext(today, next)} />
        </span>
      )}
      {tomorrow && (
        <span
          data-search="off"
          className="block text-small font-normal text-ink-soft first-letter:uppercase"
        >
          {tomorrow}
        </span>
      )}
    </>
  );
}
