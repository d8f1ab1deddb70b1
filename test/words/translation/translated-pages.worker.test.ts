import { expect, it } from 'vitest';
import { placePath } from '../../../src/site/addresses.ts';
import { knownPlaces, translations } from '../../../src/site/known-places.ts';
import { defaultLanguage, languageOfPath, languages } from '../../../src/site/languages.ts';
import { elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

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

it('every page names its language and its translations', async () => {
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

it('the language switch leads to the same page, in its own words', async () => {
  for (const { path, place } of places) {
    const header = elementOf(await visitPage(path), 'header').inner;
    const links = elementsOf(header, 'a').filter(({ attributes }) => attributes.hreflang);
    const others = translations(place).filter(({ language }) => language !== place.language);
    expect(
      links.map(({ text, attributes: { href, hreflang, lang } }) => [text, href, hreflang, lang]),
    ).toEqual(
      others.map((other) => {
        const { nativeName, tag } = languages[other.language];
        return [nativeName, placePath(other), tag, tag];
      }),
    );
  }
});

it('a translated page links only to pages in its language', async () => {
  for (const { path, place } of translated) {
    const { prefix } = languages[place.language];
    const { inner } = elementOf(await visitPage(path), 'main');
    const links = elementsOf(inner, 'a').filter(({ attributes }) => !attributes.hreflang);
    // files for machines have no language
    const addresses = links.flatMap(({ attributes: { href = '' } }) =>
      /^\/[^.]*$/.test(href) ? [href] : [],
    );
    expect(addresses.length, path).toBeGreaterThan(0);
    const foreign = addresses.filter((address) => languageOfPath(address) !== place.language);
    expect(foreign, `${path} is below ${prefix}`).toEqual([]);
  }
});
