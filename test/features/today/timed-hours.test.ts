import { expect, it } from 'vitest';
import { clinics } from '../../../src/facts/schedule/clinics.ts';
import { nextClinicDay } from '../../../src/facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../../src/facts/schedule/day/day-plan.ts';
import { sureHoursOn } from '../../../src/facts/schedule/day/moments.ts';
import type { SpecialHours } from '../../../src/facts/schedule/notice.ts';
import type { Hours } from '../../../src/facts/schedule/opening-hours.ts';
import { publicHoliday } from '../../../src/facts/schedule/public-holidays.ts';
import { timedHours } from '../../../src/features/today/timed-hours.ts';
import type { Timed } from '../../../src/features/today/timed-text.tsx';
import { dayAfter, weekdayOf } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { inKenya } from '../../support/notices.ts';

const { today } = wordsIn('en', 'today');
const monday = '2026-12-07';
/** A week with a public holiday, Jamhuri Day, on its Saturday. */
const week = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(monday, days));
const special: readonly SpecialHours[] = [
  { of: 'dental', from: '2026-12-08', until: '2026-12-09', closed: true },
  { of: 'pediatrics', from: '2026-12-09', until: '2026-12-09', opens: '10:00', closes: '12:00' },
  { of: 'hospital', from: '2026-12-11', until: '2026-12-11', opens: '9:30', closes: '23:59' },
];

const minuteOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const isIn = ({ opens, closes }: Hours, minute: number) =>
  minuteOf(opens) <= minute && minute < minuteOf(closes);
/** Every minute of the day, and of the night before and after it. */
const minutes = Array.from({ length: 3 * 24 * 60 }, (_, index) => index - 24 * 60);
const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);
const timeOf = (day: string, minute: number) => inKenya(`${day}T00:00`) + minute * 60_000;

/** What the browser shows at a minute, by the rule of show-moments.ts. */
const shownAt = (timed: readonly Timed[], time: number) =>
  timed.filter(({ from, until }) => from <= time && time < until);

/** Whether a clinic is open, from the facts alone. */
function isOpen({ days, from, to, department }: (typeof clinics)[number], day: string, at: number) {
  const open =
    days.includes(weekdayOf(day)) && !publicHoliday(day) && isIn({ opens: from, closes: to }, at);
  return (
    open &&
    special
      .filter(({ of }) => of === 'hospital' || of === department)
      .filter((change) => change.from <= day && day <= change.until)
      .every((change) => !('closed' in change) && isIn(change, at))
  );
}

it.each(week)('the page says at every minute of %s that a clinic is open when it is', (day) => {
  for (const session of sessionsOn(day, special)) {
    const hours = sureHoursOn(day, [session]);
    const timed = timedHours(today, day, hours);
    for (const minute of minutes) {
      const [shown, ...others] = shownAt(timed, timeOf(day, minute));
      const open = minute >= 0 && minute < 24 * 60 && isOpen(session.clinic, day, minute);
      if (others.length > 0 || Boolean(shown?.isOpen) !== open)
        expect.unreachable(`${session.clinic.id} at minute ${minute}: ${shown?.text}`);
      if (open && session.hours) expect(shown?.text).toBe(today.openNow(session.hours));
    }
  }
});

it("a clinic's next day is no public holiday and no day that a notice closes", () => {
  for (const clinic of clinics) {
    for (const day of week) {
      const next = nextClinicDay(clinic.id, day, special);
      const after = Array.from({ length: 60 }, (_, days) => dayAfter(day, days + 1));
      const first = after.find((each) => halfHours.some((minute) => isOpen(clinic, each, minute)));
      expect([clinic.id, day, next?.day]).toEqual([clinic.id, day, first]);
      if (next) expect(isOpen(clinic, next.day, minuteOf(next.hours.opens))).toBe(true);
    }
  }
  const closed: SpecialHours = { of: 'hospital', from: monday, until: '2027-12-31', closed: true };
  expect(clinics.map((clinic) => nextClinicDay(clinic.id, monday, [closed]))).toEqual(
    clinics.map(() => undefined),
  );
});
