import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticeLevels } from '../../src/facts/notice.ts';
import {
  nextChangeOfNotices,
  noticesAt,
  noticesOn,
  specialHoursAt,
} from '../../src/facts/notices.ts';
import { languageNames } from '../../src/languages.ts';
import { routes, serviceRouteNames } from '../../src/routes.ts';
import { renderFeed } from '../../src/seo/feed.ts';
import { placeStructuredData } from '../../src/seo/place-structured-data.ts';
import { noticesFile } from '../../tools/build/edited-files/check-edited-files.ts';
import { faultsInNotices, longestText } from '../../tools/build/edited-files/faults-in-notices.ts';
import { dentalClosed, inKenya, phoneDown } from '../notices.ts';

const both = [dentalClosed, phoneDown];
const ids = (time: string) => noticesAt(inKenya(time), both).map(({ id }) => id);

describe('a notice', () => {
  it.each([
    ['2026-12-20T23:59', []],
    ['2026-12-21T00:00', ['dental-closed']],
    ['2026-12-22T07:59', ['dental-closed']],
    // the gravest first
    ['2026-12-22T08:00', ['phone-down', 'dental-closed']],
    // a day as the end is included
    ['2026-12-22T23:59', ['phone-down', 'dental-closed']],
    ['2026-12-23T00:00', ['dental-closed']],
    ['2026-12-26T13:59', ['dental-closed']],
    ['2026-12-26T14:00', []],
  ])('at %s in Kenya: %j', (time, shown) => {
    expect(ids(time)).toEqual(shown);
  });

  it('is told on the pages that it names, and one for all on what is no page too', () => {
    expect(noticesOn('dental', both)).toEqual(both);
    expect(noticesOn('about', both)).toEqual([phoneDown]);
    expect(noticesOn(undefined, both)).toEqual([phoneDown]);
  });

  it('changes pages next when one of them starts or ends', () => {
    const next = (time: string) => nextChangeOfNotices(inKenya(time), both);
    expect(next('2026-12-21T00:00')).toBe(inKenya('2026-12-22T08:00'));
    expect(next('2026-12-22T12:00')).toBe(inKenya('2026-12-23T00:00'));
    expect(next('2026-12-30T00:00')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('other hours', () => {
  const textOf = (name: 'dental' | 'services' | 'about', time: string) =>
    JSON.stringify(
      placeStructuredData(
        { name, language: 'en' },
        'https://clinic.example',
        specialHoursAt(inKenya(time), both),
      ),
    );
  const special = {
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-26',
    opens: '00:00',
    closes: '00:00',
  };

  it('are told to search engines ahead and until they are over, of their department', () => {
    const told = `"specialOpeningHoursSpecification":[${JSON.stringify(special)}]`;
    for (const time of ['2026-12-01T00:00', '2026-12-26T13:59']) {
      expect(textOf('dental', time)).toContain(told);
      expect(textOf('services', time).split(told)).toHaveLength(2);
      expect(textOf('about', time)).not.toContain('special');
    }
    expect(textOf('dental', '2026-12-26T14:00')).not.toContain('special');
  });

  it('of the hospital stand on every page, with their times as search engines want them', () => {
    const hours = {
      of: 'hospital',
      from: '2026-12-25',
      until: '2026-12-25',
      opens: '8:00',
      closes: '12:00',
    } as const;
    const blocks = placeStructuredData(
      { name: 'about', language: 'en' },
      'https://clinic.example',
      [hours],
    );
    expect(blocks[0]).toMatchObject({
      specialOpeningHoursSpecification: [{ opens: '08:00', closes: '12:00' }],
    });
  });

  it("come first in the feed of the hospital's own news, and other notices do not", () => {
    const feed = (blog: 'blog' | 'medicalBlog', language: 'en' | 'sw' = 'en') =>
      renderFeed(blog, language, 'https://clinic.example', both);
    const [, first = ''] = feed('blog').split('<entry>');
    expect(first).toContain('<id>https://clinic.example/#notice-dental-closed</id>');
    expect(first).toContain(`<summary>${dentalClosed.text.en}</summary>`);
    expect(first).toContain('<updated>2026-12-21T00:00:00+03:00</updated>');
    expect(feed('blog')).toMatch(
      /<\/subtitle>[\s\S]*<updated>2026-12-21T00:00:00\+03:00<\/updated>[\s\S]*<entry>/,
    );
    expect(feed('blog')).not.toContain(phoneDown.text.en);
    expect(feed('medicalBlog')).not.toContain('notice-');
  });
});

describe('the file of notices', () => {
  const write = (...notices: unknown[]) => JSON.stringify({ notices }, null, 2);
  const faults = (...notices: unknown[]) => faultsInNotices('notices.json', write(...notices));

  it('as it stands can be shown', () => {
    expect(faultsInNotices(noticesFile, readFileSync(noticesFile, 'utf8'))).toEqual([]);
  });

  it('may hold what staff write', () => {
    expect(faults(dentalClosed, phoneDown)).toEqual([]);
    expect(
      faults({
        ...dentalClosed,
        hours: { ...dentalClosed.hours, closed: undefined, opens: '8:00', closes: '12:00' },
      }),
    ).toEqual([]);
  });

  it.each([
    ['a level', { level: 'red' }, /"level" must be one of: info, warning, emergency\.$/],
    ['a day', { from: '21 December' }, /"from" must be a day, as /],
    ['a day of no calendar', { until: '2026-12-32' }, /"until" must be a day, as /],
    ['a time', { until: '2026-12-26T24:00' }, /"until" must be a day, as /],
    ['an end before the beginning', { until: '2026-12-20' }, /"until" must lie after 'from'\.$/],
    [
      'a page',
      { pages: ['dentist'] },
      /"pages" dentist is no page\. Write "all", or a list of: home, /,
    ],
    ['no page', { pages: [] }, /"pages" Write "all"/],
    ['a language left out', { text: { en: 'Closed.' } }, /"text" "sw" must say it in Kiswahili/],
    [
      'an empty text',
      { text: { en: ' ', sw: 'Imefungwa.' } },
      /"text" "en" must say it in English/,
    ],
    [
      'a long text',
      { text: { en: 'x'.repeat(longestText + 1), sw: 'y' } },
      /in 400 letters at most\.$/,
    ],
    ['a language that is none', { text: { en: 'x', sw: 'y', fr: 'z' } }, /"fr" is no field here/],
    ['an id', { id: 'Dental closed' }, /"id" must be a short name in small letters/],
    ['a field', { title: 'x' }, /"title" is no field here\. Write one of: id, level, /],
    [
      'hours of nobody',
      { hours: { ...dentalClosed.hours, of: 'dentist' } },
      /"of" must be one of: hospital, /,
    ],
    [
      'hours without times',
      { hours: { of: 'dental', from: '2026-12-25', until: '2026-12-25' } },
      /"hours" must say either "closed": true or both/,
    ],
    [
      'hours with a time as day',
      { hours: { ...dentalClosed.hours, until: '2026-12-26T14:00' } },
      /"until" of the hours: /,
    ],
  ])('%s that is wrong is told with its line and what to write', (_, change, told) => {
    const [fault, another] = faults(phoneDown, { ...dentalClosed, ...change });
    expect(fault).toMatch(/^notices\.json:\d+: /);
    expect(fault).toMatch(told);
    expect(another).toBeUndefined();
  });

  it('names the line of the field itself', () => {
    const text = write({ ...dentalClosed, level: 'red' });
    const line = text.split('\n').findIndex((row) => row.includes('"level"')) + 1;
    expect(faultsInNotices('f', text)).toEqual([expect.stringMatching(`^f:${line}: `)]);
  });

  it('refuses two notices of one id, for links lead to it', () => {
    expect(faults(dentalClosed, dentalClosed)).toEqual([
      expect.stringMatching(/"id" is that of another notice\.$/),
    ]);
  });

  it.each([
    ['a comma too many', '{\n  "notices": [\n    1,\n  ]\n}', 4],
    ['a quotation mark too few', '{\n  "notices": [\n    "a\n  ]\n}', 3],
    ['an end too few', '{\n  "notices": [\n', 2],
    ['a comma too few', '{\n  "notices": [\n    {}\n    {}\n  ]\n}', 4],
    ['a colon too few', '{\n  "notices" []\n}', 2],
    ['the wrong end', '{\n  "notices": [\n  }\n]', 3],
    ['something after the end', '{\n  "notices": []\n}\n}', 4],
    ['nothing', '', 1],
  ])('%s: is told with the line', (_, text, line) => {
    expect(faultsInNotices('f', text)).toEqual([
      expect.stringMatching(`^f:${line}: this is no JSON any more\\. Look for a comma`),
    ]);
  });

  it.each(['{}', '[]', '{"notices": {}}', 'null'])('%s has no list', (text) => {
    expect(faultsInNotices('f', text)).toEqual(['f:1: "notices" must be a list, in [ ].']);
  });
});

describe('what editors know of the file', () => {
  const schema = JSON.parse(readFileSync('src/facts/notices.schema.json', 'utf8'));
  const { properties, required, examples } = schema.definitions.notice;

  it('is what the build holds it to', () => {
    expect(JSON.parse(readFileSync(noticesFile, 'utf8')).$schema).toBe('./notices.schema.json');
    expect(properties.level.enum).toEqual(noticeLevels);
    expect(properties.pages.oneOf[1].items.enum).toEqual(Object.keys(routes));
    expect(properties.hours.properties.of.enum).toEqual(['hospital', ...serviceRouteNames]);
    expect(properties.text.required).toEqual(languageNames);
    for (const language of languageNames) {
      expect(properties.text.properties[language].maxLength).toBe(longestText);
    }
    expect(required).toEqual(Object.keys(phoneDown));
  });

  it('shows an example that could go out', () => {
    expect(faultsInNotices('f', JSON.stringify({ notices: examples }))).toEqual([]);
  });
});
