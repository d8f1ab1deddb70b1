import type { RouteName } from '../../site/routes.ts';
import { type Notice, noticeBounds, type SpecialHours } from './notice.ts';
import { noticeLevels } from './notice-levels.ts';
import file from './notices.json' with { type: 'json' };

/** Every notice that is written down, over or not. */
export const notices = file.notices as readonly Notice[];

/** The notices that are shown at a time, the gravest first. */
export function noticesAt(time: number, among = notices): Notice[] {
  const rank = ({ level }: Notice) => noticeLevels.indexOf(level);
  return among
    .filter((notice) => {
      const [begins, ends] = noticeBounds(notice);
      return begins <= time && time < ends;
    })
    .sort((a, b) => rank(b) - rank(a));
}

/** Those of some notices that a page shows; one that is no page of the table shows what is for all. */
export function noticesOn(page: RouteName | undefined, among: readonly Notice[]): Notice[] {
  return among.filter(({ pages }) => pages === 'all' || pages.some((name) => name === page));
}

/** Other hours that are under way or ahead at a time. */
export function specialHoursAt(time: number, among = notices): SpecialHours[] {
  return among.flatMap((notice) => {
    const [, ends] = noticeBounds(notice);
    return notice.hours && time < ends ? [notice.hours] : [];
  });
}

/** When the next notice starts or ends after a time, in milliseconds since 1970; Infinity when none does. */
export function nextChangeOfNotices(time: number, among = notices): number {
  const moments = among.flatMap(noticeBounds).filter((moment) => moment > time);
  return Math.min(Number.POSITIVE_INFINITY, ...moments);
}
