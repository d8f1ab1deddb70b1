/** The planned services: target quarters are fixed, the state is the operator's. */

export interface RoadmapTarget {
  title: string;
  quarter: `Q${1 | 2 | 3 | 4} ${number}`;
  status: 'Not open yet' | 'Open';
  /** ISO 8601 day on which somebody of the hospital looked. */
  checkedOn: string;
}

const checkedOn = '2026-11-22';
const status = 'Not open yet';

export const roadmapTargets = {
  icu: { title: 'ICU', quarter: 'Q2 2025', status, checkedOn },
  dialysis: { title: 'Dialysis', quarter: 'Q4 2025', status, checkedOn },
  oncology: { title: 'Oncology', quarter: 'Q2 2026', status, checkedOn },
  specialties: { title: 'Advanced Specialty Care', quarter: 'Q4 2026', status, checkedOn },
  facilities: { title: 'Expanded Facilities', quarter: 'Q2 2027', status, checkedOn },
} as const satisfies Record<string, RoadmapTarget>;

/** Whether the last day of a quarter such as 'Q2 2025' lies before `today` (ISO 8601). */
export function hasPassed(quarter: RoadmapTarget['quarter'], today: string): boolean {
  const [, number = '', year = ''] = /^Q([1-4]) (\d{4})$/.exec(quarter) ?? [];
  const [thisYear = '', thisMonth = ''] = today.split('-');
  const thisQuarter = Math.ceil(Number(thisMonth) / 3);
  return Number(thisYear) * 4 + thisQuarter > Number(year) * 4 + Number(number);
}
