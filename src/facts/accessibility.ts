import { sample } from './sample.ts';
import type { Source } from './source.ts';

/** What the accessibility statement says of itself. */
export const accessibility = {
  /** ISO 8601 day of the statement. */
  statementOf: '2026-11-22',
  standard: {
    publisher: 'W3C',
    title: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    year: 2024,
    url: 'https://www.w3.org/TR/WCAG22/',
  },
  level: 'AA',
  /** SAMPLE: working days until somebody who reports a barrier has an answer. */
  answeredInDays: sample(5),
} as const satisfies {
  statementOf: string;
  standard: Source;
  level: string;
  answeredInDays: number;
};
