import { expect, it } from 'vitest';
import { sumValidDays } from '../../src/facts/money/dated-sums.ts';
import { dayAfter } from '../../src/time/days.ts';
import { datedFacts, endings } from '../../tools/deploy/doctor/dated-facts.ts';
import { placeholderValues } from '../../tools/deploy/doctor/invented-values.ts';
import { sampleComments } from '../../tools/deploy/doctor/sample/sample-marks.ts';
import { unmarkedSampleRows } from '../../tools/deploy/doctor/sample/shipped-rows.ts';
import { customDomain, siteAddress } from '../../tools/deploy/doctor/site-address.ts';
import { unreviewedTexts } from '../../tools/deploy/doctor/unreviewed-texts.ts';

const words = (text: string) => [{ path: 'src/words/en/pages/about.ts', text }];

it('the doctor warns of a comment that says SAMPLE, with its line', () => {
  const text =
    "const a = 'A sample.';\n/** Where to park. SAMPLE content. */\nconst b = 'Here.';\n";
  expect(sampleComments(words(text))).toEqual([
    expect.objectContaining({ level: 'warning', where: ['src/words/en/pages/about.ts:2'] }),
  ]);
  expect(sampleComments(words("const a = 'A sample.';"))).toEqual([]);
});

it.each(['  review: notReviewed,', 'title: x\nreviewed: null\n'])(
  'the doctor warns of %j, because no clinician has reviewed it',
  (text) => {
    expect(unreviewedTexts(words(text))).toEqual([expect.objectContaining({ level: 'warning' })]);
  },
);

it("the doctor finds the sample's values without their mark until they change or are signed", () => {
  const shipped = { 'money/prices': ['a1', 'b2'] };
  const row = (mark: string) => {
    return {
      id: 'money/prices: items.7',
      mark,
      value: mark,
      source: '',
      date: '',
      isSample: false,
    };
  };
  const signed = {
    fact: 'money/prices: items.7',
    mark: 'a1',
    by: 'A',
    role: 'B',
    on: '2026-11-01',
  };
  const [finding] = unmarkedSampleRows([row('a1')], shipped, []);
  expect(finding?.where).toEqual(['src/facts/money/prices.json']);
  expect(finding?.what).toContain(
    "1 value of src/facts/money/prices.json is still the sample's: items.7.",
  );
  expect(unmarkedSampleRows([row('c3')], shipped, [])).toEqual([]);
  expect(unmarkedSampleRows([row('a1')], shipped, [signed])).toEqual([]);
});

it.each([
  { phones: ['+254 711 111 111'] },
  { phones: ['+254 720 481 936', '0712 345 678'] },
  { emails: ['info@example.co.ke'] },
  { emails: ['info@yourhospital.co.ke'] },
  { numbers: { registration: '123456' } },
  { numbers: { licence: '111111/2026' } },
])('the doctor takes %j for invented', (wrong) => {
  const real = {
    phones: ['+254 720 481 936'],
    emails: ['info@mlima.co.ke'],
    numbers: { registration: '004512' },
  };
  expect(placeholderValues(real)).toEqual([]);
  expect(placeholderValues({ ...real, ...wrong })).toHaveLength(1);
});

const host = 'www.kilima.co.ke';

it('the doctor accepts a SITE_URL of https with a public host that is a custom domain', () => {
  for (const siteUrl of [`https://${host}`, `https://${host}/`]) {
    expect(siteAddress({ siteUrl, customDomains: [host] })).toEqual([]);
    expect(customDomain({ siteUrl, customDomains: [host] })).toEqual([]);
  }
});

it.each([
  ...['', host, `http://${host}`, `https://${host}:8443`, `https://${host}/home`],
  ...[`https://${host}/?x=1`, 'https://localhost', 'https://41.80.1.2', `https://admin@${host}`],
  ...['https://www.hospital.example', 'https://www.yourhospital.co.ke'],
])('the doctor refuses the SITE_URL %j', (siteUrl) => {
  const [finding] = siteAddress({ siteUrl, customDomains: [host] });
  expect(finding).toMatchObject({ level: 'error', where: ['wrangler.toml'] });
});

it('the doctor refuses a SITE_URL that is no custom domain of the Worker', () => {
  for (const customDomains of [[], ['kilima.co.ke']])
    expect(customDomain({ siteUrl: `https://${host}`, customDomains })).toMatchObject([
      { level: 'error' },
    ]);
});

const asOf = '2026-11-22';
const sum = [{ name: 'A tariff', kind: 'sum', asOf, where: 'src/facts/money/sha.ts' }] as const;

it.each([
  [sumValidDays - 31, undefined],
  [sumValidDays - 30, "in 30 days pages say 'ask us'"],
  [sumValidDays, ": pages say 'ask us'"],
])('a sum of SHA %i days after its check has the warning: %s', (days, text) => {
  const [finding] = datedFacts(sum, dayAfter(asOf, days));
  if (text === undefined) expect(finding).toBeUndefined();
  else expect(finding).toMatchObject({ level: 'warning', what: expect.stringContaining(text) });
});

it('the contract with SHA has a warning from a month before its end', () => {
  const contract = { name: 'It', until: '2027-06-30', remedy: 'Renew it.', where: 'sha.ts' };
  const endingsOn = (today: string) => endings([contract], today);
  expect(endingsOn('2027-05-30')).toEqual([]);
  expect(endingsOn('2027-06-30')[0]?.what).toBe('It ends on 2027-06-30.');
  expect(endingsOn('2027-07-01')[0]?.what).toBe('It ended on 2027-06-30.');
});
