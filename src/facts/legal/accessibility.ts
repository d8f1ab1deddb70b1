import { sample } from '../hospital/sample.ts';
import type { Source } from '../sources/source.ts';
import { laws } from './laws.ts';

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
  /** Kenya's own, which the Persons with Disabilities Act 2025 leads to. */
  kenyanStandard: { name: 'KS 2952-1:2022', source: laws.accessibilityStandard },
  act: laws.disabilitiesAct,
  /** ISO 8601 day on which people with disabilities last tried the site; null if they never did. */
  triedOn: null,
  /** SAMPLE: working days until somebody who reports a barrier has an answer. */
  answeredInDays: sample(5),
} as const satisfies {
  statementOf: string;
  standard: Source;
  level: string;
  kenyanStandard: { name: string; source: Source };
  act: Source;
  triedOn: string | null;
  answeredInDays: number;
};
