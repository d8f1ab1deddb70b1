import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemes, site } from '../../../src/facts/hospital/site.ts';
import { insurers, partners } from '../../../src/facts/money/insurers.ts';
import {
  antenatalSchedule,
  antenatalVisits,
  packageNames,
} from '../../../src/facts/money/maternity-packages.ts';
import { formatPrice } from '../../../src/formats/en.ts';
import { pendingAccreditation } from '../../../src/words/en/pages/insurance.ts';
import { packageWords } from '../../../src/words/en/pages/maternity-packages.ts';
import { sourceFiles } from '../../support/source-files.ts';

describe('the maternity packages', () => {
  it('have the names and order of the specification', () => {
    expect(packageNames.map((name) => packageWords[name].name)).toEqual([
      'Normal Delivery',
      'Cesarean Section',
      'Comprehensive ANC',
    ]);
  });

  it('have prices written as KES 25,000', () => {
    expect(formatPrice(25_000)).toBe('KES 25,000');
  });

  it('are the only amounts in shillings: no other file writes one', () => {
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

  it('and other sums appear as numbers in the facts only', () => {
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
  it('has visits in order, none after week 40', () => {
    const weeks = antenatalVisits.flatMap((name) => Object.values(antenatalSchedule[name]));
    expect(weeks).toEqual([...new Set(weeks)].sort((a, b) => a - b));
    for (const week of weeks) expect(week).toBeLessThanOrEqual(40);
  });
});

describe('insurance', () => {
  it('lists the national scheme first and each insurer once', () => {
    const names = Object.values(insurers);
    expect(names[0]).toContain(schemes.sha);
    expect(new Set(names).size).toBe(names.length);
  });

  it('includes every accreditation and every partner', () => {
    const names = Object.values(insurers).join('; ');
    for (const name of [...site.accreditations, ...partners]) expect(names).toContain(name);
  });

  it('has the national fund renewal and additional private insurers pending', () => {
    expect(pendingAccreditation('2026-11-22').map(({ name }) => name)).toEqual([
      'National fund renewal',
      'Additional private insurers',
    ]);
  });
});
