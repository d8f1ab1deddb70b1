/** The planned services. The target quarters are fixed; the operator updates each status. */

import { paperFacts, papersAreSample } from '../hospital/papers.ts';

/** When a service is planned to open, and whether it has. */
export interface RoadmapTarget {
  quarter: `Q${1 | 2 | 3 | 4} ${number}`;
  status: 'planned' | 'open';
  /** ISO 8601 day on which the hospital last checked the status. */
  checkedOn: string;
}

/** Whether the statuses and their day are invented; the page says so while this is true. */
export const roadmapIsSample = papersAreSample;

const { targets, checkedOn } = paperFacts.roadmap;

/** Each planned service with its quarter and status. */
export const roadmapTargets = Object.fromEntries(
  Object.entries(targets).map(([key, target]) => [key, { ...target, checkedOn }]),
) as Readonly<Record<keyof typeof targets, RoadmapTarget>>;

export type RoadmapKey = keyof typeof roadmapTargets;

/** Whether none has opened. */
export const noneIsOpen = Object.values(roadmapTargets).every(({ status }) => status === 'planned');

/** Returns the year before the quarter, which can be compared: 'Q1 2027' is '2027 Q1'. */
const sortable = (key: RoadmapKey) => roadmapTargets[key].quarter.split(' ').toReversed().join(' ');

/** The planned services, the soonest first. */
export const roadmapKeys = (Object.keys(roadmapTargets) as RoadmapKey[]).sort((a, b) =>
  sortable(a) < sortable(b) ? -1 : 1,
);

/** Returns whether a quarter such as 'Q2 2025' has ended before `today` (ISO 8601). */
export function hasPassed(quarter: RoadmapTarget['quarter'], today: string): boolean {
  const [, number = '', year = ''] = /^Q([1-4]) (\d{4})$/.exec(quarter) ?? [];
  const [thisYear = '', thisMonth = ''] = today.split('-');
  const thisQuarter = Math.ceil(Number(thisMonth) / 3);
  return Number(thisYear) * 4 + thisQuarter > Number(year) * 4 + Number(number);
}
