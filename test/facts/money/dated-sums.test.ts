import { describe, expect, it } from 'vitest';
import { type Birth, birthCostWithSha } from '../../../src/facts/money/birth-cost.ts';
import {
  askUs,
  type DatedSum,
  remainderOf,
  sumOn,
  sumValidDays,
} from '../../../src/facts/money/dated-sums.ts';
import {
  shaAmbulance,
  shaContract,
  shaSums,
  shaTariffNotice,
  shaTariffs,
} from '../../../src/facts/money/sha.ts';
import { formatDay, formatPrice } from '../../../src/formats/en.ts';
import { daysBetween } from '../../../src/time/days.ts';
import {
  birthCostCaption,
  birthCostRows,
  birthCostWords,
} from '../../../src/words/en/money/birth-cost.ts';
import { shaRows, shaTableCaption } from '../../../src/words/en/money/sha-table.ts';
import { pendingAccreditation } from '../../../src/words/en/pages/insurance.ts';
import { ambulanceBySha, ambulanceCost } from '../../../src/words/en/sections/ambulance.ts';

/** The ISO 8601 day that lies `days` after another. */
function dayAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}

const { normal } = shaTariffs;
const lastDay = dayAfter(normal.asOf, sumValidDays - 1);
const dayTooLate = dayAfter(normal.asOf, sumValidDays);

describe('a sum that others set', () => {
  const sum: DatedSum = { ...normal, shillings: 7, asOf: '2026-01-01' };

  it.each([
    ['the day of the check', '2026-01-01', 7],
    ['the last day it holds, 179 days on', '2026-06-29', 7],
    ['180 days on', '2026-06-30', askUs],
    ['years on', '2031-01-01', askUs],
    ['a day before the check, where a clock is wrong', '2025-12-31', 7],
  ])('on %s', (_, today, expected) => {
    expect(sumOn(sum, today)).toBe(expected);
  });

  it("that is not published becomes 'ask us'", () => {
    expect(sumOn(null, '2026-01-01')).toBe(askUs);
  });

  it('leaves a remainder that is never below nothing, and none of an unknown sum', () => {
    expect(remainderOf(10, 4)).toBe(6);
    expect(remainderOf(10, 14)).toBe(0);
    expect(remainderOf(10, askUs)).toBe(askUs);
  });

  it.each(['2026-02-30', '', 'today'])('is not counted to %j, which is no day', (day) => {
    expect(() => daysBetween('2026-01-01', day)).toThrow(RangeError);
  });

  it('cites the law and an official publication, and was checked on a day that has come', () => {
    expect(shaSums.length).toBeGreaterThan(3);
    for (const { asOf, law, source, shillings } of shaSums) {
      expect(law.title).toContain(shaTariffNotice);
      expect(new URL(law.url).host).toBe('new.kenyalaw.org');
      expect(new URL(source.url).host).toMatch(/\.go\.ke$/);
      expect(daysBetween(asOf, new Date().toISOString().slice(0, 10))).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(shillings)).toBe(true);
    }
  });
});

describe('what a birth costs with SHA', () => {
  it.each(['normal', 'cesarean'] as const)(
    '%s: price less what SHA pays, while the sum is fresh',
    (birth) => {
      const { price, shaPays, remains } = birthCostWithSha(birth, lastDay);
      expect(shaPays).toBe(shaTariffs[birth].shillings);
      expect(remains).toBe(price - shaTariffs[birth].shillings);
      expect(birthCostWithSha(birth, dayTooLate)).toEqual({
        price,
        shaPays: askUs,
        remains: askUs,
      });
    },
  );

  it('is in the table as prices, and as Ask us the day after', () => {
    const births: Birth[] = ['normal', 'cesarean'];
    const rows = birthCostRows(lastDay);
    for (const [index, birth] of births.entries()) {
      const { price, shaPays, remains } = birthCostWithSha(birth, lastDay);
      const sums = [price, shaPays, remains].map((sum) => sum !== askUs && formatPrice(sum));
      expect(rows[index]?.slice(1)).toEqual(sums);
    }
    for (const row of birthCostRows(dayTooLate)) {
      expect(row).toHaveLength(birthCostWords.columns.length);
      expect(row.slice(2)).toEqual(['Ask us', 'Ask us']);
    }
  });

  it('the caption names the day of the check on both sides of the limit', () => {
    for (const day of [lastDay, dayTooLate]) {
      expect(birthCostCaption(day)).toContain(formatDay(normal.asOf));
    }
    expect(birthCostCaption(lastDay)).not.toContain('ask us');
    expect(birthCostCaption(dayTooLate)).toContain('ask us');
  });

  it.each([
    ['while the sums are fresh', lastDay],
    ['180 days after the check', dayTooLate],
  ])('the column of what SHA pays has only cited sums or Ask us, %s', (_, day) => {
    const cited = shaSums.map(({ shillings }) => formatPrice(shillings));
    const cells = [
      ...shaRows(day).map(([, pays = '']) => pays),
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

  it('the table of all care follows, and so does the ambulance', () => {
    const paid = formatPrice(normal.shillings);
    expect(JSON.stringify(shaRows(lastDay))).toContain(`"${paid}"`);
    expect(JSON.stringify(shaRows(dayTooLate))).not.toContain(`"${paid}"`);
    expect(ambulanceBySha(lastDay)).toContain(formatPrice(shaAmbulance.first.shillings));
    expect(ambulanceBySha(dayTooLate)).toBe('Ask us');
    expect(JSON.stringify(ambulanceCost(dayTooLate))).toContain('Ask us');
  });
});

describe('the contract with SHA', () => {
  const textOn = (day: string) => pendingAccreditation(day)[0]?.text;

  it('is shown until its last day, and as Ask us from the next', () => {
    expect(textOn(shaContract.until)).toMatch(/^SHA pays here today/);
    expect(textOn(dayAfter(shaContract.until, 1))).toContain('Ask us');
  });
});
