import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemes, site } from '../../../src/facts/hospital/site.ts';
import { insurers, partners } from '../../../src/facts/money/insurers.ts';
import {
  antenatalSchedule,
  antenatalVisits,
  maternityPackages,
  packageNames,
} from '../../../src/facts/money/maternity-packages.ts';
import { formatPrice } from '../../../src/formats/en.ts';
import { pendingAccreditation } from '../../../src/words/en/pages/insurance.ts';
import { packageWords } from '../../../src/words/en/pages/maternity-packages.ts';
import { sourceFiles } from '../../support/source-files.ts';

describe('the maternity packages', () => {
  it('are three with their fixed names, in order', () => {
    expect(packageNames.map((name) => packageWords[name].name)).toEqual([
      'Normal Delivery',
      'Cesarean Section',
      'Comprehensive ANC',
    ]);
  });

  it.each(packageNames)('%s has a price in whole shillings, written as KES 25,000', (name) => {
    const { price } = maternityPackages[name];
    expect(Number.isInteger(price) && price > 0).toBe(true);
    expect(formatPrice(price)).toBe(`KES ${price.toLocaleString('en-US')}`);
    expect(formatPrice(25_000)).toBe('KES 25,000');
  });

  it('name their hours of stay and number of visits from the facts', () => {
    const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;
    for (const [{ features }, first] of [
      [normalDelivery, `${maternityPackages.normalDelivery.stayHours}-hour stay`],
      [cesareanSection, `${maternityPackages.cesareanSection.stayHours}-hour stay`],
      [comprehensiveAnc, `${maternityPackages.comprehensiveAnc.visits}+ visits`],
    ] as const)
      expect(features).toContain(first);
  });

  it('are the only prices: no other file writes an amount in shillings', () => {
    const written = sourceFiles('src').flatMap(({ path, text }) =>
      /^src\/formats\//.test(path)
        ? []
        : (text.match(/\b(KES|Ksh|KSh|Kshs)\.?\s?\d[\d,]*/g) ?? []).map(
            (price) => `${path}: ${price}`,
          ),
    );
    expect(written).toEqual([]);
    expect(sourceFiles('src').filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(
      10,
    );
  });

  it('and all other sums are numbers in the facts only', () => {
    const written =
      readFileSync('src/facts/money/prices.json', 'utf8').match(/\b\d{4,}\b(?!")/g) ?? [];
    const sha = readFileSync('src/facts/money/sha.ts', 'utf8').match(/\b\d{1,3}_\d{3}\b/g) ?? [];
    // as code writes them
    const sums = new Set([...written.map((sum) => sum.replace(/(\d{3})$/, '_$1')), ...sha]);
    expect(sums.size).toBeGreaterThan(10);
    const elsewhere = sourceFiles('src/words').flatMap(({ path, text }) =>
      [...sums].filter((sum) => text.includes(sum)).map((sum) => `${path}: ${sum}`),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('the antenatal schedule', () => {
  it('runs through pregnancy week by week, no visit before the one above it', () => {
    const weeks = antenatalVisits.flatMap((name) => Object.values(antenatalSchedule[name]));
    expect(weeks).toEqual([...new Set(weeks)].sort((a, b) => a - b));
    for (const week of weeks) expect(week).toBeLessThanOrEqual(40);
  });
});

describe('insurance', () => {
  it('is accepted from the national scheme first, each named once', () => {
    const names = Object.values(insurers);
    expect(names[0]).toContain(schemes.sha);
    expect(new Set(names).size).toBe(names.length);
  });

  it('every accreditation and every partner is among them', () => {
    const names = Object.values(insurers).join('; ');
    for (const name of [...site.accreditations, ...partners]) expect(names).toContain(name);
  });

  it('the national fund renewal and additional private insurers are pending', () => {
    expect(pendingAccreditation('2026-11-22').map(({ name }) => name)).toEqual([
      'National fund renewal',
      'Additional private insurers',
    ]);
  });
});
