import { describe, expect, it } from 'vitest';
import { hasPassed, type RoadmapTarget } from '../../src/facts/schedule/roadmap.ts';
import { daysBetween } from '../../src/time/days.ts';
import { roadmap, upcoming } from '../../src/words/en/departments/upcoming.ts';

describe('the quarter of a planned service', () => {
  it.each<[RoadmapTarget['quarter'], string, boolean]>([
    ['Q2 2025', '2025-06-30', false],
    ['Q2 2025', '2025-07-01', true],
    ['Q4 2026', '2026-12-31', false],
    ['Q4 2026', '2027-01-01', true],
    ['Q1 2027', '2026-12-31', false],
  ])('%s on %s: passed is %s', (quarter, today, passed) => {
    expect(hasPassed(quarter, today)).toBe(passed);
  });
});

describe('each planned service', () => {
  it.each(roadmap)('$title has a state, the day of its check, and what there is today', (item) => {
    expect(['Not open yet', 'Open']).toContain(item.status);
    expect(
      daysBetween(item.checkedOn, new Date().toISOString().slice(0, 10)),
    ).toBeGreaterThanOrEqual(0);
    expect(item.today.length).toBeGreaterThan(30);
  });

  it('is not open exactly as long as the page says that none is', () => {
    expect(roadmap).toHaveLength(5);
    const noneIsOpen = roadmap.every(({ status }) => status === 'Not open yet');
    expect(upcoming.lead.includes('None of them is open yet')).toBe(noneIsOpen);
  });
});
