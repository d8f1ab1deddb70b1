/** East Africa Time is UTC+3 all year round (IANA Africa/Nairobi). */
const aheadOfUtc = 3 * 60 * 60 * 1000;

/** The calendar day in Kenya, YYYY-MM-DD, at a time in milliseconds since 1970. */
export function kenyanDay(time: number): string {
  return new Date(time + aheadOfUtc).toISOString().slice(0, 10);
}

/** When a day in Kenya begins, or a time of it: '2026-12-04', '2026-12-04T14:00'; in milliseconds since 1970. */
export function kenyanMoment(text: string): number {
  return Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00Z`) - aheadOfUtc;
}

/** When a calendar day in Kenya begins and ends, in milliseconds since 1970; the end belongs to the next. */
export function kenyanDayBounds(day: string): [begins: number, ends: number] {
  const begins = Date.parse(`${day}T00:00:00Z`) - aheadOfUtc;
  return [begins, begins + 24 * 60 * 60 * 1000];
}
