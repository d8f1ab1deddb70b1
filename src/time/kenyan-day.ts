/** East Africa Time is UTC+3 all year (IANA Africa/Nairobi); in milliseconds. */
const utcOffset = 3 * 60 * 60 * 1000;

/** Returns the day in Kenya, YYYY-MM-DD, at a time in milliseconds since 1970. */
export function kenyanDay(time: number): string {
  return new Date(time + utcOffset).toISOString().slice(0, 10);
}

/**
 * Parses a time in Kenya ('2026-12-04T14:00') or the start of a day ('2026-12-04') to milliseconds
 * since 1970.
 */
export function parseKenyanTime(text: string): number {
  return Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00Z`) - utcOffset;
}

/** Returns the earliest of some times after `time`, all in milliseconds since 1970, or Infinity. */
export function nextOf(time: number, times: readonly number[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...times.filter((each) => each > time));
}
