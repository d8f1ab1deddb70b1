import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editedFiles } from '../../tools/build/edited-files/edited-files.ts';
import { type LoadedFacts, loadFacts } from '../../tools/deploy/doctor/facts/load-facts.ts';
import type { FactRecord } from '../../tools/deploy/doctor/facts/records.ts';
import { placeholderValues } from '../../tools/deploy/doctor/invented-values.ts';
import { shipped } from '../../tools/deploy/doctor/sample/check-sample.ts';
import {
  brokenFacts,
  sampleFiles,
  sampleImports,
  sampleMarks,
} from '../../tools/deploy/doctor/sample/sample-marks.ts';
import {
  shippedRows,
  unchangedRows,
  unmarkedSampleRows,
} from '../../tools/deploy/doctor/sample/shipped-rows.ts';
import { siteAddress } from '../../tools/deploy/doctor/site-address.ts';

describe('a sample fact, however its mark is written', () => {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  const from = "from './hospital/sample.ts';";
  const files = {
    'renamed.ts': `import { sample as s } ${from}\nexport const phone = s('+254 720 481 936');`,
    'later.ts': `import { sample } ${from}\nexport const phone = () => sample('+254 720 481 936');`,
    'exported-again.ts': `export { sample as own } ${from}`,
    'through-another.ts':
      "import { own } from './exported-again.ts';\nexport const phone = own('+254 720 481 936');",
    'own.ts': "export const phone = '+254 720 481 936';",
    'broken.ts': 'export const phone = ;',
  };
  let facts: LoadedFacts;

  beforeAll(async () => {
    const write = (path: string, text: string) => {
      const file = join(root, 'src/facts', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    write('hospital/sample.ts', 'export function sample<T>(value: T): T {\n  return value;\n}\n');
    for (const [path, text] of Object.entries(files)) write(path, text);
    facts = await loadFacts(root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(Object.keys(files).filter((path) => !/^(?:own|broken)/.test(path)))(
    'is an error in %s',
    (path) => {
      const places = sampleMarks(facts).flatMap(({ where }) => where);
      const called = /^(?:later|exported)/.test(path) ? `src/facts/${path}` : `src/facts/${path}:2`;
      expect(places).toContain(called);
    },
  );

  it('is none without a mark', () => {
    expect(
      sampleMarks(facts)
        .flatMap(({ where }) => where)
        .join(),
    ).not.toContain('own.ts');
    const own = facts.records.find(({ id }) => id === 'own: phone');
    expect(own).toMatchObject({ value: '+254 720 481 936', isSample: false });
  });

  it('cannot hide in a file that cannot be read', () => {
    expect(brokenFacts(facts).map(({ where }) => where)).toEqual([['src/facts/broken.ts']]);
  });

  it('cannot be moved to another folder', () => {
    const text = "import { sample as x } from '../../facts/hospital/sample.ts';";
    expect(sampleImports([{ path: 'src/words/en/a.ts', text }])).toHaveLength(1);
    expect(sampleImports([{ path: 'src/words/en/a.ts', text: '' }])).toEqual([]);
  });

  it.each(['{\n "sample": true\n}', '{"a": [{\n "sample": true}]}'])(
    'is an error in JSON as %j',
    (text) => {
      const [finding] = sampleFiles([{ path: 'src/facts/a.json', text }]);
      expect(finding?.where).toEqual(['src/facts/a.json:2']);
      expect(sampleFiles([{ path: 'src/facts/a.json', text: '{"a": "sample"}' }])).toEqual([]);
    },
  );
});

describe("the sample's rows without their marks", () => {
  const row = (id: string, mark: string): FactRecord => {
    return { id, mark, value: mark, source: '', date: '', isSample: false };
  };
  const prices = { 'money/prices': ['a1', 'b2'] };

  it('are an error of their file, wherever in it they are', () => {
    const rows = [row('money/prices: items.7', 'a1'), row('money/prices: items.2', 'b2')];
    const [finding, ...others] = unmarkedSampleRows(rows, prices, []);
    expect(others).toEqual([]);
    expect(finding?.where).toEqual(['src/facts/money/prices.json']);
    expect(finding?.what).toBe(
      "2 values of src/facts/money/prices are still the sample's, without their mark: items.7, items.2.",
    );
  });

  it("are the hospital's own once they are changed, or confirmed by a person", () => {
    expect(unmarkedSampleRows([row('money/prices: items.7', 'c3')], prices, [])).toEqual([]);
    const signed = {
      fact: 'money/prices: items.7',
      mark: 'a1',
      by: 'A',
      role: 'B',
      on: '2026-11-01',
    };
    expect(unmarkedSampleRows([row('money/prices: items.7', 'a1')], prices, [signed])).toEqual([]);
  });

  it('are compared one by one in a list of sums', () => {
    const sums = { ...row('money/prices: prices', 'x'), isSample: true };
    const listed = { ...sums, value: 'visit: 800; stitches: 1500; plaster: 2000' };
    const known = shippedRows([listed]);
    const corrected = {
      ...sums,
      isSample: false,
      value: 'visit: 900; stitches: 1500; plaster: 2000',
    };
    const left = unchangedRows([corrected], known, []).map(({ id }) => id);
    expect(left).toEqual(['money/prices: prices.stitches', 'money/prices: prices.plaster']);
  });

  it('are all known in the sample itself', async () => {
    const { records } = await loadFacts();
    // staff change the rows of their files, also before the last mark is gone
    const theirs = editedFiles().map(({ file }) => file.replace('src/facts/', '').slice(0, -5));
    const marked = records.filter(
      ({ id, isSample }) => isSample && !theirs.includes(id.split(':')[0] ?? ''),
    );
    const bare = records.map((record) => ({ ...record, isSample: false }));
    const known = unchangedRows(bare, shipped, []);
    const isSample = known.some(({ id }) => id === 'hospital/hospital: name');
    // a hospital has rows of its own and keeps the list as it came
    const expected = isSample ? marked.map(({ id }) => id) : [];
    const isKnown = (id: string) => known.some((each) => `${each.id}.`.startsWith(`${id}.`));
    expect(expected.filter((id) => !isKnown(id))).toEqual([]);
  });
});

describe('an invented value', () => {
  const real = {
    phone: '+254 720 481 936',
    emails: ['info@mlima.co.ke'],
    numbers: { registration: '004512' },
  };

  it.each([
    { phone: '+254 711 111 111' },
    { phone: '0712 345 678' },
    { phone: '+254 798 765 432' },
    { emails: ['info@example.co.ke'] },
    { emails: ['info@yourhospital.co.ke'] },
    { emails: ['info@hospital.example.'] },
    { numbers: { registration: '123456' } },
    { numbers: { licence: '111111/2026' } },
  ])('%j is an error', (wrong) => {
    expect(placeholderValues(real)).toEqual([]);
    expect(placeholderValues({ ...real, ...wrong })).toHaveLength(1);
  });

  it('is accepted as a phone of equal digits only if a person has signed it', () => {
    const [vanity, zeros] = ['+254 711 111 111', '+254 733 000 000'];
    expect(placeholderValues({ ...real, phone: vanity }, [`phone: ${vanity}`])).toEqual([]);
    expect(placeholderValues({ ...real, phone: zeros }, [`phone: ${zeros}`])).toHaveLength(1);
  });

  it.each(['www.hospital.example.', 'www.mlima.co.ke.', 'www.yourhospital.co.ke', 'example.co.ke'])(
    'SITE_URL https://%s is an error',
    (host) => {
      expect(siteAddress({ siteUrl: `https://${host}`, customDomains: [host] })).toHaveLength(1);
    },
  );
});
