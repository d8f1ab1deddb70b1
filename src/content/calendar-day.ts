/** Whether `text` is a day of the calendar written as YYYY-MM-DD (ISO 8601), as date inputs send it. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function format(isoDay: string, options: Intl.DateTimeFormatOptions): string {
  if (!isCalendarDay(isoDay)) throw new RangeError(`Not a day of the calendar: ${isoDay}`);
  return new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-GB', {
    ...options,
    timeZone: 'UTC',
  });
}

/** '2026-03-12' as it stands on pages: '12 March 2026'. Throws RangeError on an impossible day. */
export function formatDay(isoDay: string): string {
  return format(isoDay, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The weekday of '2026-03-12': 'Thursday'. Throws RangeError on an impossible day. */
export function formatWeekday(isoDay: string): string {
  return format(isoDay, { weekday: 'long' });
}
