import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../tools/deploy/doctor/facts/load-facts.ts';
import type { FactRecord } from '../../tools/deploy/doctor/facts/records.ts';
import { placeholderValues } from '../../tools/deploy/doctor/invented-values.ts';
import { brokenFacts, sampleFiles } from '../../tools/deploy/doctor/sample/sample-marks.ts';
import { unmarkedSampleRows } from '../../tools/deploy/doctor/sample/shipped-rows.ts';
import { siteAddress } from '../../tools/deploy/doctor/site-address.ts';

describe('the facts of another checkout', () => {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('are read, and a file that cannot be read is an error', async () => {
    mkdirSync(join(root, 'src/facts'), { recursive: true });
    writeFileSync(join(root, 'src/facts/own.ts'), "export const phone = '+254 720 481 936';");
    writeFileSync(join(root, 'src/facts/broken.ts'), 'export const phone = ;');
    const facts = await loadFacts(root);
    expect(facts.records).toMatchObject([{ id: 'own: phone', value: '+254 720 481 936' }]);
    expect(brokenFacts(facts).map(({ where }) => where)).toEqual([['src/facts/broken.ts']]);
  });
});

it.each(['{\n "sample": true\n}', '{"a": [{\n "sample": true}]}'])(
  'a line "sample" is an error in %j',
  (text) => {
    const [finding] = sampleFiles([{ path: 'src/facts/a.json', text }]);
    expect(finding?.where).toEqual(['src/facts/a.json:2']);
    expect(sampleFiles([{ path: 'src/facts/a.json', text: '{"a": "sample"}' }])).toEqual([]);
  },
);

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
      "2 values of src/facts/money/prices.json are still the sample's: items.7, items.2.",
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

  it.each(['www.hospital.example.', 'www.mlima.co.ke.', 'www.yourhospital.co.ke', 'example.co.ke'])(
    'SITE_URL https://%s is an error',
    (host) => {
      expect(siteAddress({ siteUrl: `https://${host}`, customDomains: [host] })).toHaveLength(1);
    },
  );
});
