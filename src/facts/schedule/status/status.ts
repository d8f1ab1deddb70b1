/** What staff report about today: status.json. Nothing is said about a thing without a report. */

import { nextOf, parseKenyanTime } from '../../../time/kenyan-day.ts';
import type { StatusEntry } from '../../schemas/status.ts';
import file from './status.json' with { type: 'json' };
import { statusItems } from './status-items.ts';

export type { StatusEntry };

/** Every report in the file, including expired ones. The build validates it, so the cast is safe. */
export const statusEntries = file.status as readonly StatusEntry[];

const msPerHour = 60 * 60 * 1000;

/** Returns from when until when a report is shown, in milliseconds since 1970; the end is excluded. */
export function statusBounds({
  asOf,
  hours,
}: Pick<StatusEntry, 'asOf' | 'hours'>): [number, number] {
  const begin = parseKenyanTime(asOf);
  return [begin, begin + hours * msPerHour];
}

/** Returns the reports to show at a time (milliseconds since 1970), in the order of the list. */
export function statusAt(time: number, among = statusEntries): StatusEntry[] {
  const rank = ({ of }: StatusEntry) => statusItems.indexOf(of);
  return among
    .filter((entry) => {
      const [begins, ends] = statusBounds(entry);
      return begins <= time && time < ends;
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns when the next report starts or ends, in milliseconds since 1970; Infinity if none does. */
export function nextStatusChange(time: number, among = statusEntries): number {
  return nextOf(time, among.flatMap(statusBounds));
}
