/** Where a day of a plan is in time; the first that is not past is 'next'. */
export type When = 'past' | 'next' | 'later';

/** A day of a plan, or the first and last of several (ISO 8601). */
export interface Dated {
  date: string;
  until?: string;
}

/** Marks the days of a plan as of `today` (ISO 8601); a day that is today or lasts until then is 'next'. */
export function markDates<Item extends Dated>(
  items: readonly Item[],
  today: string,
): (Item & { when: When })[] {
  const isPast = ({ date, until = date }: Item) => until < today;
  const nextIndex = items.findIndex((item) => !isPast(item));
  return items.map((item, index) => {
    const when = index === nextIndex ? 'next' : isPast(item) ? 'past' : 'later';
    return { ...item, when };
  });
}
