import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { phoneDigits, schemes, site } from '../../src/facts/hospital/site.ts';
import { sourceFiles } from '../support/source-files.ts';
import { expectStyle } from '../support/style.ts';
import { textsInSource } from '../support/texts-in-source.ts';

const home = readFileSync('src/facts/hospital/hospital.json', 'utf8');
// schemas have examples of what to write
const files = [...sourceFiles('src'), ...sourceFiles('client')].filter(
  ({ path }) => !path.startsWith('src/facts/schemas/'),
);

function escaped(text: string | number): string {
  return String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
const anyOf = (...texts: readonly (string | number)[]) =>
  new RegExp(texts.map(escaped).join('|'), 'gi');

const handles = Object.values(site.social).map((url) => new URL(url).pathname.replace(/^\/@?/, ''));
const phoneNumber = [...phoneDigits.slice(3)].join('[\\s-]?');
const { postalCode } = site.address;

/** Facts of hospital.json as they would look when another file repeats them. */
const facts: Readonly<Record<string, RegExp>> = {
  'the short name': anyOf(site.shortName),
  'the full name': new RegExp(site.name.split(' & ').map(escaped).join('|'), 'g'),
  'the phone number': new RegExp(`(\\+?254|0)[\\s-]?${phoneNumber}|\\+254[\\s\\d-]{6,}`, 'g'),
  'the e-mail domain': anyOf(site.emails.general.split('@')[1] ?? ''),
  ...(handles.length > 0 && { 'the social profiles': anyOf(...handles) }),
  'the address and the map position': anyOf(postalCode, ...Object.values(site.geo).map(Math.abs)),
  'filler text': /lorem|ipsum|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|placeholder text/gi,
};

/** Matches of a pattern in code, words and articles, as 'path: match'. */
function writtenElsewhere(pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    (text.match(pattern) ?? []).map((found) => `${path}: ${found}`),
  );
}

it('the search covers all files and finds the facts in hospital.json', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(10);
  for (const [name, pattern] of Object.entries(facts).slice(0, -1)) {
    expect(home.match(pattern), name).not.toBeNull();
  }
});

it.each(Object.entries(facts))('no code or text repeats %s', (_, pattern) => {
  expect(writtenElsewhere(pattern)).toEqual([]);
});

it('no text has a long dash, curly quote or emoji', () => {
  expectStyle(writtenElsewhere(/[\u2012-\u2015\u2018-\u201F]|\p{Extended_Pictographic}/gu));
});

it('the words name SHA and other schemes through their facts', () => {
  const names = new RegExp(`\\b(?:${Object.values(schemes).join('|')})\\b`);
  const texts = sourceFiles('src/words')
    // articles are prose
    .filter(({ path }) => !/\/(?:medical-)?blog\//.test(path))
    .flatMap(({ path, text }) => textsInSource(text).map((said) => ({ path, said })));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ said }) => names.test(said)).map(({ path }) => path)).toEqual([]);
  const example = textsInSource("const a = 'We take SHA here';");
  expect(example.some((said) => names.test(said))).toBe(true);
});
