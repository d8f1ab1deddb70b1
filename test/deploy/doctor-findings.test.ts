import { describe, expect, it } from 'vitest';
import { sumValidDays } from '../../src/facts/money/dated-sums.ts';
import { dayAfter } from '../../src/time/days.ts';
import { datedFacts, endings } from '../../tools/deploy/doctor/dated-facts.ts';
import { sampleComments } from '../../tools/deploy/doctor/sample/sample-marks.ts';
import { customDomain, siteAddress } from '../../tools/deploy/doctor/site-address.ts';
import { unreviewedTexts } from '../../tools/deploy/doctor/unreviewed-texts.ts';

describe('a sample text', () => {
  const words = (text: string) => [{ path: 'src/words/en/pages/about.ts', text }];

  it('with a comment that says SAMPLE is a warning with its line', () => {
    const text =
      "const a = 'A sample.';\n/** Where to park. SAMPLE content. */\nconst b = 'Here.';\n";
    expect(sampleComments(words(text))).toEqual([
      expect.objectContaining({ level: 'warning', where: ['src/words/en/pages/about.ts:2'] }),
    ]);
    expect(sampleComments(words("const a = 'A sample.';"))).toEqual([]);
  });

  it.each(['  review: notReviewed,', 'title: x\nreviewed: null\n'])(
    'with %j is a warning: no clinician has reviewed it',
    (text) => {
      expect(unreviewedTexts(words(text))).toEqual([expect.objectContaining({ level: 'warning' })]);
    },
  );
});

describe('the address of the site', () => {
  const customDomains: readonly string[] = ['www.kilima.co.ke'];

  it('has no finding as https with a public host', () => {
    for (const siteUrl of ['https://www.kilima.co.ke', 'https://www.kilima.co.ke/']) {
      expect(siteAddress({ siteUrl, customDomains })).toEqual([]);
      expect(customDomain({ siteUrl, customDomains })).toEqual([]);
    }
  });

  it('is an error without https, with a port, path, query or user, or without a public host', () => {
    const host = 'www.kilima.co.ke';
    const shapes = ['', host, `http://${host}`, `https://${host}:8443`, `https://${host}/home`];
    const hosts = ['www.hospital.example', 'localhost', 'kilima', '41.80.1.2', `admin@${host}`];
    for (const siteUrl of [
      ...shapes,
      `https://${host}/?x=1`,
      ...hosts.map((h) => `https://${h}`),
    ]) {
      const [finding] = siteAddress({ siteUrl, customDomains });
      expect(finding, siteUrl).toMatchObject({ level: 'error', where: ['wrangler.toml'] });
    }
  });

  it('is an error unless it is a custom domain of the Worker', () => {
    const siteUrl = 'https://www.kilima.co.ke';
    for (const domains of [[], ['www.kilima.com'], ['kilima.co.ke']]) {
      expect(customDomain({ siteUrl, customDomains: domains })).toEqual([
        expect.objectContaining({ level: 'error' }),
      ]);
    }
  });
});

describe('dated facts', () => {
  const asOf = '2026-11-22';
  const sum = [{ name: 'A tariff', kind: 'sum', asOf, where: 'src/facts/money/sha.ts' }] as const;

  it.each([
    [0, undefined],
    [sumValidDays - 31, undefined],
    [sumValidDays - 30, "in 30 days pages say 'ask us'"],
    [sumValidDays, ": pages say 'ask us'"],
  ])('a sum %i days after its check has the warning: %s', (days, text) => {
    const [finding] = datedFacts(sum, dayAfter(asOf, days));
    if (text === undefined) expect(finding).toBeUndefined();
    else expect(finding).toMatchObject({ level: 'warning', what: expect.stringContaining(text) });
  });

  it('a contract or a release has a warning from a month before its end', () => {
    const contract = { name: 'It', until: '2027-06-30', remedy: 'Renew it.', where: 'sha.ts' };
    const endingsOn = (today: string) => endings([contract], today);
    expect(endingsOn('2027-05-30')).toEqual([]);
    expect(endingsOn('2027-06-30')[0]?.what).toBe('It ends on 2027-06-30.');
    expect(endingsOn('2027-07-01')[0]?.what).toBe('It ended on 2027-06-30.');
  });
});
