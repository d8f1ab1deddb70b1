import { monthsAfter } from '../../time/days.ts';

/** ISO 8601 day of the last check of the contact and of the section on how to report. */
const checkedOn = '2026-11-27';

/** How security researchers reach us (RFC 9116). */
export const securityReport = {
  checkedOn,
  /** The last day on which security.txt is valid; RFC 9116, 2.5.5 asks for less than a year. */
  validUntil: monthsAfter(checkedOn, 11),
  /** Id of the section on how to report, on the privacy page in every language. */
  section: 'report-a-security-problem',
} as const;
