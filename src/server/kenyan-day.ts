/** East Africa Time is UTC+3 all year round (IANA Africa/Nairobi). */
const aheadOfUtc = 3 * 60 * 60 * 1000;

/** The calendar day in Kenya, YYYY-MM-DD, at a time in milliseconds since 1970. */
export function kenyanDay(time: number): string {
  return new Date(time + aheadOfUtc).toISOString().slice(0, 10);
}
