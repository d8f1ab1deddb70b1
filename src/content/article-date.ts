const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * An ISO 8601 day as it stands on pages: '2026-03-12' becomes '12 March 2026'.
 * Throws a RangeError for anything that is not a day of the calendar, such as '2026-02-30'.
 */
export function formatDay(isoDay: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(isoDay) ? Date.parse(`${isoDay}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== isoDay) {
    throw new RangeError(`Not a day of the calendar: ${isoDay}`);
  }
  return dayFormat.format(time);
}
