import { describe, expect, it } from 'vitest';
import {
  knownPlaces,
  nearestTranslation,
  placeLabel,
  translations,
} from '../../src/locales/places.ts';
import { findWords, wordsIn } from '../../src/locales/words-by-locale.ts';
import { type Place, placePath } from '../../src/site/addresses.ts';
import {
  defaultLanguage,
  languageNames,
  languageOfPath,
  languages,
} from '../../src/site/languages.ts';
import * as en from '../../src/words/en/index.ts';
import type { WordModule } from '../../src/words/words-of.ts';
import { textsInWords } from '../support/texts-in-words.ts';
import { bodyText, elementOf, elementsOf, readHtml } from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';
import { bareTimes } from './clock-times.ts';

const origin = new URL(workerEnv.SITE_URL).origin;
const places = [...knownPlaces].map(([path, place]) => ({ path, place }));
const translated = places.filter(({ place }) => place.language !== defaultLanguage);

/** The addresses of a page's translations by language, as its head gives them. */
function alternatesIn(html: string): Record<string, string | undefined> {
  const links = elementsOf(html, 'link', { rel: 'alternate' });
  // a feed is an alternate too, without a language
  return Object.fromEntries(
    links.flatMap(({ attributes: { hreflang, href } }) => (hreflang ? [[hreflang, href]] : [])),
  );
}

it('every page names its language and its translations', { timeout: 60_000 }, async () => {
  for (const { path, place } of places) {
    const response = await visit(path);
    const html = await response.text();
    const { tag } = languages[place.language];
    expect(response.headers.get('Content-Language'), path).toBe(tag);
    expect(elementOf(html, 'html').attributes.lang, path).toBe(tag);
    expect(html, path).toContain(`"inLanguage":"${tag}"`);
    const pairs = Object.fromEntries(
      translations(place).map((page) => [languages[page.language].tag, origin + placePath(page)]),
    );
    const english = origin + placePath({ ...place, language: defaultLanguage });
    expect(alternatesIn(html), path).toEqual({ ...pairs, 'x-default': english });
    const locales = elementsOf(html, 'meta', { property: 'og:locale' });
    const others = elementsOf(html, 'meta', { property: 'og:locale:alternate' });
    const named = [...locales, ...others].map(({ attributes }) => attributes.content);
    const tags = [tag, ...Object.keys(pairs).filter((other) => other !== tag)];
    expect(named, path).toEqual(tags.map((other) => other.replace('-', '_')));
  }
});

describe('the language switch', () => {
  const everywhere: { path: string; place: Place | undefined }[] = [
    ...places,
    { path: '/no-such-page', place: undefined },
    { path: '/blog/99', place: undefined },
    { path: '/sw/no-such-page', place: undefined },
  ];

  it('links to the translation, or to the nearest page with its name', async () => {
    const targets = new Set<string>();
    for (const { path, place } of everywhere) {
      const html = await visitPage(path);
      const language = place?.language ?? languageOfPath(path);
      for (const other of languageNames.filter((name) => name !== language)) {
        const { tag, nativeName } = languages[other];
        const target = nearestTranslation(place ?? { name: 'home', language }, other);
        const label = target && placeLabel(target);
        const same = target?.name === place?.name && target?.entryId === place?.entryId;
        const links = elementsOf(html, 'a', { hreflang: tag, lang: tag }).filter(({ text }) =>
          text.startsWith(nativeName),
        );
        // in the menu of small screens and in the footer; a lean document has it once
        expect(links.map(({ text }) => text)).toEqual([
          same ? nativeName : `${nativeName}: ${label}`,
        ]);
        for (const { attributes } of links) {
          expect(attributes.href, path).toBe(target && placePath(target));
          targets.add(attributes.href ?? '');
        }
        expect(elementOf(html, 'header').text).toContain(nativeName);
      }
    }
    for (const target of targets) expect((await visit(target)).status, target).toBe(200);
  });
});

const day = new Date().toISOString().slice(0, 10);

/** The texts in some words, without those of functions. */
function textsOf(content: unknown): string[] {
  return [...textsInWords(JSON.parse(JSON.stringify(content)), day).values()];
}

const facts = import.meta.glob('../../src/facts/**/*.ts', { eager: true });

/** Names that are the same in every language: people, institutions, works, places. */
const sameEverywhere = textsOf(facts).join('\n');

const shortest = 12;

/** Every English text that a language translates or lacks. */
function englishTextsIn(language: Place['language']): string[] {
  const names = Object.keys(en) as WordModule[];
  const own = names
    .flatMap((name) => [...textsInWords(findWords(language, name), day).values()])
    .join('\n');
  const english = names.flatMap((name) => {
    const words = wordsIn(defaultLanguage, name);
    // texts of functions are compared if the language has the same functions
    return findWords(language, name) ? [...textsInWords(words, day).values()] : textsOf(words);
  });
  return [...new Set(english)].filter(
    (text) =>
      text.length > shortest &&
      // an address in an article is no text
      !text.startsWith('/') &&
      !own.includes(text) &&
      !sameEverywhere.includes(text),
  );
}

/** All text of a page in its own language, with attributes that are read aloud. */
function ownTextOf(html: string): string {
  const foreign = readHtml(html).filter(({ tag, attributes }) => tag !== 'html' && attributes.lang);
  const body = foreign.reduce((text, { text: part }) => text.replace(part, ''), bodyText(html));
  const aloud = readHtml(html).flatMap(({ attributes }) =>
    [attributes.alt, attributes['aria-label'], attributes.content].filter(Boolean),
  );
  return [elementOf(html, 'title').text, body, ...aloud].join('\n');
}

describe('a translated page', () => {
  it('has no English text', async () => {
    for (const { path, place } of translated) {
      const texts = englishTextsIn(place.language);
      expect(texts.length).toBeGreaterThan(1000);
      const own = ownTextOf(await visitPage(path));
      expect(
        texts.filter((text) => own.includes(text)),
        path,
      ).toEqual([]);
      // the same check finds English texts on the English page
      const english = ownTextOf(await visitPage(path.replace(/^\/sw/, '')));
      expect(texts.filter((text) => english.includes(text)).length).toBeGreaterThan(20);
    }
  });

  it('marks each link to another language', async () => {
    for (const { path, place } of translated) {
      const own = `${languages[place.language].prefix}/`;
      const { inner } = elementOf(await visitPage(path), 'main');
      const links = [...inner.matchAll(/<a href="(\/[^"]*)"([^>]*)>/g)];
      expect(links.length, path).toBeGreaterThan(0);
      // the price files have every language
      const unmarked = links.filter(
        ([, href = '', rest = '']) =>
          !href.startsWith(own) && !rest.includes('hrefLang=') && !rest.includes('download='),
      );
      expect(
        unmarked.map(([, href]) => href),
        path,
      ).toEqual([]);
    }
  });

  it('has no clock time without a part of the day', async () => {
    for (const { path } of translated) {
      // hours for machines are on the 24-hour clock
      const html = (await visitPage(path)).replaceAll(/<script.*?<\/script>/gs, '');
      expect(bareTimes(bodyText(html)), path).toEqual([]);
    }
    const body = new URLSearchParams({ basis: 'due-date', date: '2027-03-27' });
    const plan = await (await visit('/sw/antenatal-planner', { method: 'POST', body })).text();
    const text = bodyText(plan.replaceAll(/<script.*?<\/script>/gs, ''));
    expect(text).toMatch(/\d:\d\d asubuhi hadi \d:\d\d mchana \(saa \w+ hadi saa \w+\)/);
    expect(bareTimes(text)).toEqual([]);
  });
});

describe('an unknown address under /sw', () => {
  it.each(['/sw/no-such-page', '/sw/about', '/sw/medical-blog/none'])(
    '%s is not found, in Swahili',
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Language')).toBe('sw-KE');
      const html = await response.text();
      expect(elementOf(html, 'html').attributes.lang).toBe('sw-KE');
      expect(elementOf(html, 'title').text).toContain('Ukurasa haupo');
      expect(englishTextsIn('sw').filter((text) => ownTextOf(html).includes(text))).toEqual([]);
    },
  );

  it('links translated pages first, then English ones marked as English', async () => {
    const { inner } = elementOf(await visitPage('/sw/no-such-page'), 'main');
    const links = elementsOf(inner, 'a').filter(({ attributes }) =>
      attributes.class?.startsWith('text-link'),
    );
    // the search is a box on this page
    const offered = translated.filter(({ place }) => place.name !== 'search');
    const isOwn = ({ attributes }: (typeof links)[number]) => !attributes.hreflang;
    const [own, english] = [links.filter(isOwn), links.filter((link) => !isOwn(link))];
    expect(links).toEqual([...own, ...english]);
    expect(own.length).toBeGreaterThan(4);
    const paths = offered.map(({ path }) => path);
    for (const { attributes } of own) expect(paths).toContain(attributes.href);
    for (const { attributes, text } of english) {
      expect(attributes.hreflang).toBe('en-KE');
      expect(text).toMatch(/\(English\)$/);
    }
  });
});
