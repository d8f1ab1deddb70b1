import type { ClinicId } from '../../facts/schedule/clinics.ts';
import { type NoClinic, nextClinicDay, noClinicOn } from '../../facts/schedule/day/clinic-day.ts';

/**
 * Where a visit is in time. 'late': its day is past, but it still counts. 'next': the first that is
 * neither past nor late.
 */
export type When = 'past' | 'late' | 'next' | 'later';

/** A visit of a plan; days are ISO 8601. */
export interface Dated {
  date: string;
  /** The last of several days. */
  until?: string;
  /** The last day on which what was missed still counts. */
  countsUntil?: string;
  /** The labour ward, which is always open, sees her if the clinic does not. */
  isUrgent?: boolean;
}

/** What to do about a visit: when to come, and where. */
export interface NextStep {
  /** The day to come: never past, and a day of the clinic unless `at` names another place. */
  day: string;
  /** 'now': it has begun, or was missed. 'lastDay': only today is left. 'on': a day ahead. */
  timing: 'today' | 'now' | 'lastDay' | 'on';
  /** 'call': no clinic day is left in time. */
  at: 'clinic' | 'labourWard' | 'call';
  /** The last day, if there are several and it is not past. */
  until?: string;
  /** The day on which she would have come if the clinic were open. */
  closed?: { day: string; why: NoClinic };
}

/** A visit and what to do about it; a visit that is past has no step. */
export type Planned<Item extends Dated> = Item &
  ({ when: 'past'; step?: undefined } | { when: Exclude<When, 'past'>; step: NextStep });

/** Returns the clinic day for a visit, on or after `from`; undefined if there is none in time. */
function clinicDayFor(visit: Dated, from: string, clinic: ClinicId): string | undefined {
  const open = noClinicOn(clinic, from) ? nextClinicDay(clinic, from)?.day : from;
  const last = visit.countsUntil ?? visit.until;
  if (!open || (last && open > last)) return undefined;
  return open === from || !visit.isUrgent ? open : undefined;
}

/** Returns what to do as of `today` about a visit that is not past. */
export function stepFor(visit: Dated, today: string, clinic: ClinicId): NextStep {
  const { date } = visit;
  const until = visit.countsUntil ?? visit.until;
  const wanted = date < today ? today : date;
  const open = clinicDayFor(visit, wanted, clinic);
  const day = open ?? wanted;
  const why = noClinicOn(clinic, wanted);
  const begun = (clinicDayFor(visit, date, clinic) ?? date) < today ? 'now' : 'today';
  return {
    day,
    timing: day > today ? 'on' : until === today ? 'lastDay' : begun,
    at: open ? 'clinic' : visit.isUrgent ? 'labourWard' : 'call',
    ...(until && { until }),
    ...(why && { closed: { day: wanted, why } }),
  };
}

/**
 * Returns the visits in order, each with where it is in time and what to do about it, as of `today`.
 */
export function planVisits<Item extends Dated>(
  visits: readonly Item[],
  today: string,
  clinic: ClinicId,
): Planned<Item>[] {
  // a visit that waits for the next clinic day is not past before that day
  const lastDay = (visit: Item) =>
    visit.until ?? clinicDayFor(visit, visit.date, clinic) ?? visit.date;
  const isOver = (visit: Item) => lastDay(visit) < today;
  const nextIndex = visits.findIndex((visit) => !isOver(visit));
  return visits.map((visit, index) => {
    if (!isOver(visit)) {
      const when = index === nextIndex ? 'next' : 'later';
      return { ...visit, when, step: stepFor(visit, today, clinic) };
    }
    const { date, countsUntil } = visit;
    if (!countsUntil || countsUntil < today) return { ...visit, when: 'past' };
    return { ...visit, when: 'late', step: stepFor({ date, countsUntil }, today, clinic) };
  });
}
