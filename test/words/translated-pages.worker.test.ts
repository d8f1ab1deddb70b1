import { describe, expect, it } from 'vitest';
import { packagePrices, prices } from '../../src/facts/money/prices.ts';
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
import { isStandalone } from '../../src/site/routes.ts';
import * as en from '../../src/words/en/index.ts';
import type { WordModule } from '../../src/words/words-of.ts';
import { textsInWords } from '../support/texts-in-words.ts';
import {
  bodyText,
  elementOf,
  elementsOf,
  type ReadElement,
  readHtml,
} from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const origin = new URL(workerEnv.SITE_URL).origin;
const places = [...knownPlaces].map(([path, place]) => ({ path, place }));
const translated = places.filter(({ place }) => place.language !== defaultLanguage);

/** What an element says of the languages of this and other addresses, by its hreflang. */
function alternatesOf(elements: readonly ReadElement[]): Record<string, string> {
  return Object.fromEntries(
    elements.map(({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? '']),
  );
}

async function alternatesAt(path: string): Promise<Record<string, string>> {
  const links = elementsOf(await visitPage(path), 'link', { rel: 'alternate' });
  // a feed is an alternate too, in no other language
  return alternatesOf(links.filter(({ attributes }) => attributes.hreflang !== undefined));
}

it.each(places)('$path names its language and its translations, each way', async (entry) => {
  const { path, place } = entry;
  const response = await visit(path);
  const html = await response.text();
  const { tag } = languages[place.language];
  expect(response.headers.get('Content-Language')).toBe(tag);
  expect(elementOf(html, 'html').attributes.lang).toBe(tag);
  expect(html).toContain(`"inLanguage":"${tag}"`);
  const locale = elementOf(html, 'meta', { property: 'og:locale' }).attributes.content;
  expect(locale).toBe(tag.replace('-', '_'));

  const pairs = Object.fromEntries(
    translations(place).map((page) => [languages[page.language].tag, origin + placePath(page)]),
  );
  const english = origin + placePath({ ...place, language: defaultLanguage });
  const alternates = { ...pairs, 'x-default': english };
  for (const page of translations(place))
    expect(await alternatesAt(placePath(page))).toEqual(alternates);
  const locales = elementsOf(html, 'meta', { property: 'og:locale:alternate' });
  const others = Object.keys(pairs).filter((other) => other !== tag);
  expect(locales.map(({ attributes }) => attributes.content)).toEqual(
    others.map((other) => other.replace('-', '_')),
  );

  const sitemapEntry = (await visitPage('/sitemap.xml'))
    .split('<url>')
    .find((text) => text.startsWith(`<loc>${origin}${path}</loc>`));
  const named = [...(sitemapEntry ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(sitemapEntry).toBeDefined();
  expect(Object.fromEntries(named.map(([, language, href]) => [language, href]))).toEqual(
    translations(place).length === 1 ? {} : alternates,
  );
});

describe('the language switch', () => {
  const everywhere: { path: string; place: Place | undefined }[] = [
    ...places,
    { path: '/no-such-page', place: undefined },
    { path: '/blog/99', place: undefined },
    { path: '/sw/no-such-page', place: undefined },
  ];

  it.each(everywhere)(
    'of $path leads to the translation, or says which page it leads to',
    async ({ path, place }) => {
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
        expect(links.map(({ text }) => text)).toEqual(
          Array(isStandalone(place?.name) ? 1 : 2).fill(
            same ? nativeName : `${nativeName}: ${label}`,
          ),
        );
        for (const { attributes } of links) {
          expect(attributes.href).toBe(target && placePath(target));
          expect((await visit(attributes.href ?? '')).status).toBe(200);
        }
        if (isStandalone(place?.name)) continue;
        const [menu, footer] = [elementOf(html, 'nav', { id: 'menu' }), elementOf(html, 'footer')];
        expect([menu.text.includes(nativeName), footer.text.includes(nativeName)]).toEqual([
          true,
          true,
        ]);
      }
    },
  );
});

const day = new Date().toISOString().slice(0, 10);

/** The texts in something, without what its functions would say. */
function textsOf(content: unknown): string[] {
  return [...textsInWords(JSON.parse(JSON.stringify(content)), day).values()];
}

const facts = import.meta.glob('../../src/facts/**/*.ts', { eager: true });

/** What is called the same in every language: people, institutions, works, places. */
const sameEverywhere = textsOf(facts).join('\n');

const shortest = 12;

/** Every English text that a language says in words of its own, or has not translated. */
function englishTextsIn(language: Place['language']): string[] {
  const names = Object.keys(en) as WordModule[];
  const own = names
    .flatMap((name) => [...textsInWords(findWords(language, name), day).values()])
    .join('\n');
  const english = names.flatMap((name) => {
    const words = wordsIn(defaultLanguage, name);
    // what the functions of a module say is compared where the language has the same ones
    return findWords(language, name) ? [...textsInWords(words, day).values()] : textsOf(words);
  });
  return [...new Set(english)].filter(
    (text) => text.length > shortest && !own.includes(text) && !sameEverywhere.includes(text),
  );
}

/** All that a page says in its own language, attributes that are read aloud included. */
function ownTextOf(html: string): string {
  const foreign = readHtml(html).filter(({ tag, attributes }) => tag !== 'html' && attributes.lang);
  const body = foreign.reduce((text, { text: part }) => text.replace(part, ''), bodyText(html));
  const aloud = readHtml(html).flatMap(({ attributes }) =>
    [attributes.alt, attributes['aria-label'], attributes.content].filter(Boolean),
  );
  return [elementOf(html, 'title').text, body, ...aloud].join('\n');
}

describe('a translated page', () => {
  it.each(translated)('$path leaves nothing in English', async ({ path, place }) => {
    const texts = englishTextsIn(place.language);
    expect(texts.length).toBeGreaterThan(1000);
    const own = ownTextOf(await visitPage(path));
    expect(texts.filter((text) => own.includes(text))).toEqual([]);
    // the same check finds English texts on the English page
    const english = ownTextOf(await visitPage(path.replace(/^\/sw/, '')));
    expect(texts.filter((text) => english.includes(text)).length).toBeGreaterThan(20);
  });

  it.each(translated)('$path marks each link that leaves its language', async ({ path, place }) => {
    const own = `${languages[place.language].prefix}/`;
    const links = elementsOf(await visitPage(path), 'main').flatMap(({ inner }) =>
      [...inner.matchAll(/<a href="(\/[^"]*)"([^>]*)>/g)].map(([, href = '', rest = '']) => ({
        href,
        marked: rest.includes('hrefLang='),
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    const left = links.filter(({ href, marked }) => !href.startsWith(own) && !marked);
    expect(left.map(({ href }) => href)).toEqual([]);
  });

  it('shows the same prices in both languages', async () => {
    const english = elementOf(await visitPage('/maternity-packages'), 'main').text;
    const swahili = elementOf(await visitPage('/sw/maternity-packages'), 'main').text;
    const { formatPrice } = wordsIn('sw', 'format');
    for (const price of Object.values(packagePrices)) {
      expect(english).toContain(en.format.formatPrice(price));
      expect(swahili).toContain(formatPrice(price));
    }
    const sums = (text: string, sign: string) =>
      text.match(new RegExp(`(?<=${sign} )[\\d,]+`, 'g'))?.sort();
    expect(sums(swahili, 'KSh')).toEqual(sums(english, 'KES'));
    expect(swahili).not.toContain('KES');
    expect(bodyText(await visitPage('/sw/services/emergency'))).toContain(
      formatPrice(prices.ambulance.first),
    );
  });
});

describe('an address under /sw that is no page', () => {
  it.each(['/sw', '/sw/no-such-page', '/sw/about', '/sw/blog/1', '/sw/medical-blog/none'])(
    '%s is not found, in Swahili',
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Language')).toBe('sw-KE');
      const html = await response.text();
      expect(elementOf(html, 'html').attributes.lang).toBe('sw-KE');
      expect(elementOf(html, 'title').text).toContain('Ukurasa haupo');
      expect(bodyText(html)).toContain('hatuupati ukurasa unaoutafuta');
      expect(englishTextsIn('sw').filter((text) => ownTextOf(html).includes(text))).toEqual([]);
    },
  );

  it('offers what is translated first, then English pages, named as such', async () => {
    const { inner } = elementOf(await visitPage('/sw/no-such-page'), 'main');
    const link = /<a href="([^"]+)"(?: hrefLang="([^"]+)")? class="text-link[^>]*>([^<]+)</g;
    const links = [...inner.matchAll(link)].map(([, href, hreflang, text]) => ({
      href,
      hreflang,
      text,
    }));
    const firstEnglish = links.findIndex(({ hreflang }) => hreflang === 'en-KE');
    // the search is a box there
    const offered = translated.filter(({ place }) => place.name !== 'search');
    expect(links.slice(0, firstEnglish).map(({ href }) => href)).toEqual(
      offered.map(({ path }) => path),
    );
    expect(firstEnglish).toBe(offered.length);
    for (const { hreflang, text } of links.slice(firstEnglish)) {
      expect(hreflang).toBe('en-KE');
      expect(text).toMatch(/\(English\)$/);
    }
  });
});
