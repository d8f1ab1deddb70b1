import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf, covers } from '../../../src/facts/money/cost.ts';
import { askUs, sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { priceItem, priceItems } from '../../../src/facts/money/price-items.ts';
import { packagePrices, prices } from '../../../src/facts/money/prices.ts';
import { shaTariffs } from '../../../src/facts/money/sha.ts';
import { exampleCost, workedExampleNames } from '../../../src/facts/money/worked-examples.ts';
import { dayAfter } from '../../../src/time/days.ts';

const { asOf } = shaTariffs.normal;
const anyItem = fc.constantFrom(...priceItems);
const anyDay = fc.integer({ min: -30, max: 2 * sumValidDays }).map((days) => dayAfter(asOf, days));

/** Every sum in a part of prices.json. */
const sumsIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : Object.values(value as object).flatMap(sumsIn);

it('each thing with a price is in one group, and together they use every price', () => {
  expect(new Set(priceItems).size).toBe(priceItems.length);
  const used = priceItems.map((name) => priceItem(name).price);
  // added to other prices, or asked for before care
  const { fileOpening, deposit, ambulance, ...rest } = prices;
  const own = sumsIn([packagePrices, rest, ambulance.first]);
  expect(used.toSorted((a, b) => a - b)).toEqual(own.toSorted((a, b) => a - b));
});

it('a patient pays the price less what the cover pays, never below 0, on any day', () => {
  fc.assert(
    fc.property(anyItem, fc.constantFrom(...covers), anyDay, (name, cover, today) => {
      const { price, coverPays, remains } = costOf(name, cover, today);
      expect(price).toBe(priceItem(name).price);
      if (coverPays === askUs) expect(remains).toBe(askUs);
      else if (coverPays === 'basicVisit') expect(remains).toBe(0);
      else expect(remains).toBe(Math.max(0, price - coverPays));
      if (cover === 'none') expect(remains).toBe(price);
      if (cover === 'other') expect(remains).toBe(askUs);
      if (cover !== 'sha' && cover !== 'shaUnpaid') expect(coverPays).not.toBe('basicVisit');
    }),
  );
});

it('a patient who has not paid the contribution pays what SHA would from its insurance fund', () => {
  for (const name of priceItems) {
    const { price, sha } = priceItem(name);
    const { coverPays, remains } = costOf(name, 'shaUnpaid', asOf);
    // a visit needs no contribution, and what is unknown with one is unknown without
    const expected = sha === 'basicVisit' ? [sha, 0] : [askUs, askUs];
    const fromInsurance = sha !== null && sha !== 'basicVisit' && name !== 'ambulance';
    expect([coverPays, remains], name).toEqual(fromInsurance ? [0, price] : expected);
  }
});

it('worked examples add up on any day: the lines to the total, SHA and the rest to the total', () => {
  fc.assert(
    fc.property(fc.constantFrom(...workedExampleNames), anyDay, (name, today) => {
      const { lines, total, shaPays, atMost, isExact } = exampleCost(name, today);
      expect(lines.length).toBeGreaterThan(0);
      for (const { item, times, price } of lines) {
        expect(times).toBeGreaterThan(0);
        expect(price).toBe(priceItem(item).price * times);
      }
      expect(total).toBe(lines.reduce((all, { price }) => all + price, 0));
      // SHA may pay more than a low price
      expect(atMost).toBeGreaterThanOrEqual(total - (shaPays === askUs ? 0 : shaPays));
      expect(atMost).toBeLessThanOrEqual(total);
      if (isExact) expect(shaPays).not.toBe(askUs);
    }),
  );
});
