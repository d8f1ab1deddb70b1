import { paperFacts } from '../hospital/papers.ts';
import type { Source } from '../sources/source.ts';
import { laws } from './laws.ts';

/** Facts of the accessibility statement. */
export const accessibilityFacts = {
  /** ISO 8601 date of the statement. */
  statementOf: '2026-11-22',
  standard: {
    publisher: 'W3C',
    title: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    year: 2024,
    url: 'https://www.w3.org/TR/WCAG22/',
  },
  level: 'AA',
  /** Kenya's own standard, relevant under the Persons with Disabilities Act 2025. */
  kenyanStandard: { name: 'KS 2952-1:2022', source: laws.accessibilityStandard },
  act: laws.disabilitiesAct,
  /** ISO 8601 day on which people with disabilities last tested the site; null if never. */
  triedOn: paperFacts.accessibility.triedOn ?? null,
  /** Working days until we answer a report of a barrier. */
  answeredInDays: paperFacts.accessibility.answeredInDays,
} as const satisfies {
  statementOf: string;
  standard: Source;
  level: string;
  kenyanStandard: { name: string; source: Source };
  act: Source;
  triedOn: string | null;
  answeredInDays: number;
};
