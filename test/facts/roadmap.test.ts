import { expect, it } from 'vitest';
import { hasPassed, type RoadmapTarget } from '../../src/facts/schedule/roadmap.ts';

it.each<[RoadmapTarget['quarter'], string, boolean]>([
  ['Q2 2025', '2025-06-30', false],
  ['Q2 2025', '2025-07-01', true],
  ['Q4 2026', '2027-01-01', true],
  ['Q1 2027', '2026-12-31', false],
])('%s has passed on %s: %s', (quarter, today, passed) => {
  expect(hasPassed(quarter, today)).toBe(passed);
});
