import type { Language } from '../languages.ts';
import type { RouteName, ServiceRouteName } from '../routes.ts';
import { kenyanMoment } from './kenyan-day.ts';

/** From what is good to know to what may cost a life. */
export const noticeLevels = ['info', 'warning', 'emergency'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** Other hours than usual, or none, of the hospital or of one department, on some days. */
export interface SpecialHours {
  of: 'hospital' | ServiceRouteName;
  /** ISO 8601 days, the last one included. */
  from: string;
  until: string;
  closed?: true;
  /** 24-hour clock: '8:00'; both where it is not closed. */
  opens?: string;
  closes?: string;
}

/**
 * What staff tell visitors for a while. Written in notices.json, which anybody may edit; the build
 * checks it (tools/build/edited-files) and editors know it by notices.schema.json.
 */
export interface Notice {
  id: string;
  level: NoticeLevel;
  /** A day, or a day with a time in Kenya: '2026-12-04T14:00'. A day as the end is included. */
  from: string;
  until: string;
  pages: 'all' | readonly RouteName[];
  text: Readonly<Record<Language, string>>;
  hours?: SpecialHours;
}

const day = 24 * 60 * 60 * 1000;

/** When a notice comes and goes, in milliseconds since 1970; it is gone at its end. */
export function noticeBounds({ from, until }: Pick<Notice, 'from' | 'until'>): [number, number] {
  const end = kenyanMoment(until);
  return [kenyanMoment(from), until.includes('T') ? end : end + day];
}
