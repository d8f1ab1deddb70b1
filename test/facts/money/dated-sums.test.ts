import { describe, expect, it } from 'vitest';
import { askUs, type DatedSum, sumOn, sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { shaContract, shaSums, shaTariffNotice, shaTariffs } from '../../../src/facts/money/sha.ts';
import { dayAfter, daysBetween } from '../../../src/time/days.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import { birthCostCaption, birthCostRows } from '../../../src/words/en/money/birth-cost.ts';
import { otherShaRows, shaRows, shaTableCaption } from '../../../src/words/en/money/sha-table.ts';
import { pendingAccreditation } from '../../../src/words/en/pages/insurance.ts';
import { ambulanceBySha } from '../../../src/words/en/sections/ambulance.ts';
import { formatPrice } from '../../../src/words/formats/en.ts';

const { normal } = shaTariffs;
const lastDay = dayAfter(normal.asOf, sumValidDays - 1);
const dayTooLate = dayAfter(normal.asOf, sumValidDays);

describe('a sum that SHA sets', () => {
  const sum: DatedSum = { ...normal, shillings: 7, asOf: '2026-01-01' };

  it.each([
    ['the day of the check', '2026-01-01', 7],
    ['179 days after it', '2026-06-29', 7],
    ['180 days after it', '2026-06-30', askUs],
    ['the day before it, where a clock is wrong', '2025-12-31', 7],
  ])('a sum that SHA sets, on %s (%s), is %s', (_, today, expected) => {
    expect(sumOn(sum, today)).toBe(expected);
  });

  it("a sum of SHA is 'ask us' when it is not published", () => {
    expect(sumOn(null, '2026-01-01')).toBe(askUs);
  });

  it('a sum of SHA cites the law and an official publication, and was not checked in the future', () => {
    expect(shaSums.length).toBeGreaterThan(3);
    for (const { asOf, law, source, shillings } of shaSums) {
      expect(law.title).toContain(shaTariffNotice);
      expect(new URL(law.url).host).toBe('new.kenyalaw.org');
      expect(new URL(source.url).host).toMatch(/\.go\.ke$/);
      expect(daysBetween(asOf, kenyanDay(Date.now()))).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(shillings)).toBe(true);
    }
  });
});

it.each([
  ['the last day', lastDay],
  ['the day after it', dayTooLate],
])('shows only cited sums or Ask us as what SHA pays on %s', (_, day) => {
  const cited = shaSums.map(({ shillings }) => formatPrice(shillings));
  const cells = [
    ...[...shaRows(day), ...otherShaRows(day)].map(([, pays = '']) => pays),
    ...birthCostRows(day).map(([, , pays = '']) => pays),
    ambulanceBySha(day),
  ];
  const sums = cells.flatMap((cell) => cell.match(/KES [\d,]+/g) ?? []);
  expect(sums.filter((sum) => !cited.includes(sum))).toEqual([]);
  expect(sums.length > 0).toBe(day === lastDay);
  for (const caption of [birthCostCaption, shaTableCaption]) {
    expect(caption(day).includes(shaTariffNotice)).toBe(day === lastDay);
  }
});

it('the contract with SHA is shown until its last day, then as Ask us', () => {
  const textOn = (day: string) => pendingAccreditation(day)[0]?.text;
  expect(textOn(shaContract.until)).toMatch(/^SHA pays here today/);
  expect(textOn(dayAfter(shaContract.until, 1))).toContain('Ask us');
});
