import { describe, expect, it } from 'vitest';
import { appointmentServices } from '../../../src/facts/forms.ts';
import { insurers } from '../../../src/facts/insurers.ts';
import {
  antenatalSchedule,
  antenatalVisits,
  maternityPackages,
  packageNames,
} from '../../../src/facts/maternity-packages.ts';
import { formatPrice } from '../../../src/words/en/format.ts';
import { insuranceBenefits, pendingAccreditation } from '../../../src/words/en/insurance.ts';
import { antenatalVisitWords, packageWords } from '../../../src/words/en/maternity-packages.ts';
import { sourceFiles } from '../source-files.ts';

describe('the maternity packages (spec section 9)', () => {
  it('are three with their prices as they stand on the page', () => {
    expect(
      packageNames.map((name) => [
        packageWords[name].name,
        formatPrice(maternityPackages[name].price),
      ]),
    ).toEqual([
      ['Normal Delivery', 'KES 25,000'],
      ['Cesarean Section', 'KES 45,000'],
      ['Comprehensive ANC', 'KES 12,000'],
    ]);
  });

  it('include what the spec lists, in its order', () => {
    const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;
    expect(normalDelivery.features).toEqual([
      'Consultation',
      'Labor and delivery',
      '24-hour stay',
      'Newborn screening',
      'Postnatal checkup',
      'Breastfeeding support',
    ]);
    expect(cesareanSection.features).toEqual([
      'Pre-op assessment',
      'Procedure',
      '48-hour stay',
      'Post-op care',
      'Newborn screening',
      'Follow-up',
      'Pain management',
    ]);
    expect(comprehensiveAnc.features).toEqual([
      '4+ visits',
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
  });

  it('and all other sums stand as numbers in the facts alone', () => {
    const homes = ['src/facts/prices.ts', 'src/facts/sha.ts'];
    const sums = new Set(
      sourceFiles('src')
        .filter(({ path }) => homes.includes(path))
        .flatMap(({ text }) => text.match(/\b\d{1,3}_\d{3}\b/g) ?? []),
    );
    expect(sums.size).toBeGreaterThan(10);
    const elsewhere = sourceFiles('src/words').flatMap(({ path, text }) =>
      [...sums].filter((sum) => text.includes(sum)).map((sum) => `${path}: ${sum}`),
    );
    expect(elsewhere).toEqual([]);
  });
});

it('the antenatal schedule has five visits with the weeks and tests of the spec', () => {
  expect(
    antenatalVisits.map((name) => {
      const { from, to } = antenatalSchedule[name];
      return [`${from}-${to}`, antenatalVisitWords[name].tests];
    }),
  ).toEqual([
    ['8-12', ['Blood group', 'HIV', 'VDRL', 'Urinalysis']],
    ['16-20', ['Ultrasound', 'Blood pressure']],
    ['24-28', ['Glucose', 'Hemoglobin']],
    ['32-36', ['Position check', 'Final preparations']],
    ['38-40', ['Weekly monitoring']],
  ]);
  expect(antenatalVisitWords.first.visit).toBe('First visit');
});

describe('insurance', () => {
  it('twelve providers are accepted, the national scheme SHA first, each named once', () => {
    const names = Object.values(insurers);
    expect(names).toHaveLength(12);
    expect(names[0]).toMatch(/\bSHA\b/);
    expect(new Set(names).size).toBe(12);
  });

  it('MAKL and Britam are among them', () => {
    const names = Object.values(insurers).join('; ');
    expect(names).toMatch(/\bMAKL\b/);
    expect(names).toMatch(/\bBritam\b/);
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

it('an appointment can be asked for the twelve services of the spec, outpatient first', () => {
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
