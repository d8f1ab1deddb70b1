import type { RouteName } from '../../site/routes.ts';
import { nextOf } from '../../time/kenyan-day.ts';
import { type Notice, noticeBounds, type SpecialHours } from './notice.ts';
import { noticeLevels } from './notice-levels.ts';
import file from './notices.json' with { type: 'json' };

/** Every notice in the file, including expired ones. */
export const notices = file.notices as readonly Notice[];

/** Returns the notices to show at a time (milliseconds since 1970), most severe first. */
export function noticesAt(time: number, among = notices): Notice[] {
  const rank = ({ level }: Notice) => noticeLevels.indexOf(level);
  return among
    .filter((notice) => {
      const [begins, ends] = noticeBounds(notice);
      return begins <= time && time < ends;
    })
    .sort((a, b) => rank(b) - rank(a));
}

/** Returns the notices for a page: all on /today. An unknown page gets those for all pages. */
export function noticesOn(page: RouteName | undefined, among: readonly Notice[]): Notice[] {
  return among.filter(
    ({ pages }) => page === 'today' || pages === 'all' || pages.some((name) => name === page),
  );
}

/** Returns special hours that have not ended at a time (milliseconds since 1970). */
export function specialHoursAt(time: number, among = notices): SpecialHours[] {
  return among.flatMap((notice) => {
    const [, ends] = noticeBounds(notice);
    return notice.hours && time < ends ? [notice.hours] : [];
  });
}

/** Returns when the next notice starts or ends, in milliseconds since 1970; Infinity if none does. */
export function nextNoticeChange(time: number, among = notices): number {
  return nextOf(time, among.flatMap(noticeBounds));
}
