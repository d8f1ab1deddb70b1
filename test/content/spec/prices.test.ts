import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appointmentServices } from '../../../src/facts/forms.ts';
import { insurers, partners } from '../../../src/facts/insurers.ts';
import {
  antenatalSchedule,
  antenatalVisits,
  maternityPackages,
  packageNames,
} from '../../../src/facts/maternity-packages.ts';
import { schemes, site } from '../../../src/facts/site.ts';
import { formatPrice } from '../../../src/words/en/format.ts';
import { insuranceBenefits, pendingAccreditation } from '../../../src/words/en/insurance.ts';
import { antenatalVisitWords, packageWords } from '../../../src/words/en/maternity-packages.ts';
import { sourceFiles } from '../source-files.ts';

describe('the maternity packages', () => {
  it('are three with their names letter for letter, in order', () => {
    expect(packageNames.map((name) => packageWords[name].name)).toEqual([
      'Normal Delivery',
      'Cesarean Section',
      'Comprehensive ANC',
    ]);
  });

  it.each(packageNames)('%s: its price is written as KES 25,000 is', (name) => {
    const { price } = maternityPackages[name];
    expect(Number.isInteger(price) && price > 0).toBe(true);
    expect(formatPrice(price)).toBe(`KES ${price.toLocaleString('en-US')}`);
    expect(formatPrice(25_000)).toBe('KES 25,000');
  });

  it('include what is promised, letter for letter and in order', () => {
    const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;
    expect(normalDelivery.features).toEqual([
      'Consultation',
      'Labor and delivery',
      `${maternityPackages.normalDelivery.stayHours}-hour stay`,
      'Newborn screening',
      'Postnatal checkup',
      'Breastfeeding support',
    ]);
    expect(cesareanSection.features).toEqual([
      'Pre-op assessment',
      'Procedure',
      `${maternityPackages.cesareanSection.stayHours}-hour stay`,
      'Post-op care',
      'Newborn screening',
      'Follow-up',
      'Pain management',
    ]);
    expect(comprehensiveAnc.features).toEqual([
      `${maternityPackages.comprehensiveAnc.visits}+ visits`,
      'Ultrasound',
      'Lab tests',
      'Nutrition counseling',
      'Monitoring',
      'Health education',
    ]);
  });

  it('are the only prices anywhere: no other file writes an amount in shillings', () => {
    const written = sourceFiles('src').flatMap(({ path, text }) =>
      /^src\/words\/[a-z]+\/format\.ts$/.test(path)
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

  it('and all other sums stand as numbers in the facts alone', () => {
    const written = readFileSync('src/facts/prices.json', 'utf8').match(/\b\d{4,}\b(?!")/g) ?? [];
    const sha = readFileSync('src/facts/sha.ts', 'utf8').match(/\b\d{1,3}_\d{3}\b/g) ?? [];
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
  it('has five visits with their tests letter for letter', () => {
    expect(antenatalVisits.map((name) => antenatalVisitWords[name].tests)).toEqual([
      ['Blood group', 'HIV', 'VDRL', 'Urinalysis'],
      ['Ultrasound', 'Blood pressure'],
      ['Glucose', 'Hemoglobin'],
      ['Position check', 'Final preparations'],
      ['Weekly monitoring'],
    ]);
    expect(antenatalVisitWords.first.visit).toBe('First visit');
  });

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

  it('every benefit has an icon, a title and a description', () => {
    expect(insuranceBenefits.length).toBeGreaterThanOrEqual(4);
    for (const { icon, title, description } of insuranceBenefits) {
      for (const text of [icon, title, description]) expect(text.trim()).not.toBe('');
    }
  });
});

it('an appointment can be asked for twelve services, outpatient first', () => {
  expect([...appointmentServices]).toEqual([
    'outpatient',
    'inpatient',
    'emergency',
    'laboratory',
    'radiology',
    'dental',
    'maternity',
    'specialized',
    'surgical',
    'pediatrics',
    'pharmacy',
    'other',
  ]);
});
