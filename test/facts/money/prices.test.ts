import { describe, expect, it } from 'vitest';
import { schemes, site } from '../../../src/facts/hospital/site.ts';
import { insurers, partners } from '../../../src/facts/money/insurers.ts';
import {
  antenatalSchedule,
  antenatalVisits,
  packageNames,
} from '../../../src/facts/money/maternity-packages.ts';
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

  it('are the only amounts in shillings: no other file writes one', () => {
    const files = sourceFiles('src').filter(({ path }) => !path.startsWith('src/words/formats/'));
    const written = files.flatMap(({ path, text }) =>
      (text.match(/\b(KES|Ksh|KSh|Kshs)\.?\s?\d[\d,]*/g) ?? []).map((sum) => `${path}: ${sum}`),
    );
    expect(written).toEqual([]);
    expect(files.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(10);
  });
});

describe('the antenatal schedule', () => {
  it('has visits in order, none after week 40', () => {
    const weeks = antenatalVisits.flatMap((name) => Object.values(antenatalSchedule[name]));
    expect(weeks).toEqual([...new Set(weeks)].sort((a, b) => a - b));
    for (const week of weeks) expect(week).toBeLessThanOrEqual(40);
  });
});

it('the insurers start with the national scheme and include all accreditations and partners', () => {
  const names = Object.values(insurers);
  expect(names[0]).toContain(schemes.sha);
  expect(new Set(names).size).toBe(names.length);
  for (const name of [...site.accreditations, ...partners]) expect(names.join()).toContain(name);
});
