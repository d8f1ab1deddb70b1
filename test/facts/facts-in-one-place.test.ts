import { describe, expect, it } from 'vitest';
import { phoneDigits, schemes, site } from '../../src/facts/hospital/site.ts';
import { sourceFiles } from '../support/source-files.ts';
import { textsInSource } from '../support/texts-in-source.ts';

const home = 'src/facts/hospital/site.ts';
const files = [...sourceFiles('src'), ...sourceFiles('client')];

/** The places outside `home` where `pattern` is written, as 'path: match'. */
function writtenElsewhere(pattern: RegExp): string[] {
  return files
    .filter(({ path }) => path !== home)
    .flatMap(({ path, text }) => (text.match(pattern) ?? []).map((found) => `${path}: ${found}`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe("the operator's facts are written in site.ts alone", () => {
  it('the search reads the whole of the code and finds what is there', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(10);
    const siteFile = files.find(({ path }) => path === home);
    expect(siteFile?.text).toContain(site.name);
    expect(siteFile?.text).toContain(site.phone);
  });

  it('the name of the hospital, long and short', () => {
    const parts = site.name.split(' & ').map(escaped);
    expect(writtenElsewhere(new RegExp(escaped(site.shortName), 'gi'))).toEqual([]);
    expect(writtenElsewhere(new RegExp(parts.join('|'), 'g'))).toEqual([]);
  });

  it('the telephone number, however it is spaced', () => {
    const digits = [...phoneDigits.slice(3)].join('[\\s-]?');
    expect(writtenElsewhere(new RegExp(`(\\+?254|0)[\\s-]?${digits}`, 'g'))).toEqual([]);
    expect(writtenElsewhere(/\+254[\s\d-]{6,}/g)).toEqual([]);
  });

  it('the e-mail addresses', () => {
    const domain = site.emails.general.split('@')[1] ?? '';
    expect(writtenElsewhere(new RegExp(escaped(domain), 'g'))).toEqual([]);
    // the one address beside them shows the format in an error message; public bodies have theirs
    const addresses = writtenElsewhere(/[\w.]+@[\w-]+\.[a-z]+/g).filter(
      (found) => !found.startsWith('src/facts/legal/authorities.ts: '),
    );
    expect(addresses).toEqual(['src/words/en/features/forms.ts: name@example.com']);
  });

  it('the social profiles', () => {
    for (const profile of Object.values(site.social)) {
      const handle = new URL(profile).pathname.replace(/^\/@?/, '');
      expect(writtenElsewhere(new RegExp(escaped(handle), 'gi'))).toEqual([]);
    }
  });

  it('the street, the postal code and the map position', () => {
    const position = Object.values(site.geo).map((degrees) => String(Math.abs(degrees)));
    for (const fact of [site.address.street, site.address.postalCode, ...position]) {
      expect(writtenElsewhere(new RegExp(escaped(fact), 'g'))).toEqual([]);
    }
  });

  it('the theme colour, but for the stylesheet that draws with it', () => {
    expect(writtenElsewhere(new RegExp(escaped(site.themeColor), 'gi'))).toEqual([]);
  });
});

it('the schemes are named in the words by their facts', () => {
  const names = new RegExp(`\\b(?:${Object.values(schemes).join('|')})\\b`);
  const told = sourceFiles('src/words')
    // articles are prose
    .filter(({ path }) => !/\/(?:medical-)?blog\//.test(path))
    .flatMap(({ path, text }) => textsInSource(text).map((said) => ({ path, said })));
  expect(told.length).toBeGreaterThan(1000);
  expect(told.filter(({ said }) => names.test(said)).map(({ path }) => path)).toEqual([]);
  expect(textsInSource("const a = 'We take SHA here';").some((said) => names.test(said))).toBe(
    true,
  );
});

describe('nothing unfinished or foreign is left in the texts', () => {
  it('no filler text and no note to finish something', () => {
    expect(
      writtenElsewhere(/lorem|ipsum|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|placeholder text/gi),
    ).toEqual([]);
  });

  it('no long dash, curly quote or emoji', () => {
    expect(writtenElsewhere(/[\u2012-\u2015\u2018-\u201F]|\p{Extended_Pictographic}/gu)).toEqual(
      [],
    );
  });
});
