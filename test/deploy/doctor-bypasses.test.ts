import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadedFacts, loadFacts } from '../../tools/deploy/doctor/facts/load-facts.ts';
import { placeholderValues } from '../../tools/deploy/doctor/invented-values.ts';
import { copiedValues, sampleDigest } from '../../tools/deploy/doctor/sample/copied-values.ts';
import type { IdentityValue } from '../../tools/deploy/doctor/sample/identity.ts';
import {
  brokenFacts,
  sampleFiles,
  sampleImports,
  sampleMarks,
} from '../../tools/deploy/doctor/sample/sample-marks.ts';
import { siteAddress } from '../../tools/deploy/doctor/site-address.ts';

describe('a sample fact, however its mark is written', () => {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  const from = "from './hospital/sample.ts';";
  const files = {
    'renamed.ts': `import { sample as s } ${from}\nexport const phone = s('+254 720 481 936');`,
    'typed.ts': `import { sample } ${from}\nexport const phone = sample<string>('+254 720 481 936');`,
    'spaced.ts': `import { sample } ${from}\nexport const phone = sample ('+254 720 481 936');`,
    'module.mts': `import { sample } ${from}\nexport const beds = sample(12);`,
    'between-comment-signs.ts': `import { sample } ${from}\nexport const glob = ['/*', sample('x'), '*/'];`,
    'namespace.ts': `import * as all ${from}\nexport const phone = all['sample']('+254 720 481 936');`,
    'later.ts': `import { sample } ${from}\nexport const phone = () => sample('+254 720 481 936');`,
    'escaped.ts': `import { s\\u0061mple } ${from}\nexport const beds = s\\u0061mple(12);`,
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

  it.each([
    '{\n "sample": true\n}',
    '{\n "sample" : true\n}',
    '{\n "s\\u0061mple": true\n}',
    '{\n "sample": false\n}',
    '{"a": [{\n "sample": true}]}',
  ])('is an error in JSON as %j', (text) => {
    const [finding] = sampleFiles([{ path: 'src/facts/a.json', text }]);
    expect(finding?.where).toEqual(['src/facts/a.json:2']);
    expect(sampleFiles([{ path: 'src/facts/a.json', text: '{"a": "sample"}' }])).toEqual([]);
  });
});

describe("a value of the sample's, copied without the mark", () => {
  const of = (kind: IdentityValue['kind'], value: string): IdentityValue => {
    return { kind, value, what: 'it', where: 'src/facts/hospital/site.ts' };
  };

  it.each([
    ['name', 'Mlima Hospital & Eye Centre', 'MLIMA Hospital and Eye Centre'],
    ['name', 'Dr. Asha Mumbi Kip', 'Kip, Asha Mumbi'],
    ['phone', '+254 720 481 936', '0720481936'],
    ['email', 'info@mlima.co.ke', 'Info@MLIMA.co.ke'],
    ['number', '004512/2026', '004512 / 2026'],
    ['value', '4.7 of 311', '4.7 of 311'],
  ] as const)('%s %j is recognised as %j', (kind, value, copy) => {
    const digests = [sampleDigest(of(kind, value))];
    expect(copiedValues([of(kind, copy)], digests)).toHaveLength(1);
    expect(copiedValues([of(kind, `${copy} 2`)], digests)).toEqual([]);
    expect(copiedValues([of(kind, copy)], digests, [`name: ${copy}; years: 4`])).toEqual([]);
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
