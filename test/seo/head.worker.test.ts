import { expect, it } from 'vitest';
import { themeColor } from '../../src/facts/hospital/look.ts';
import { site } from '../../src/facts/hospital/site.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { languageOfPath } from '../../src/site/languages.ts';
import { articleAt, placeHead } from '../../src/words/places.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const paths = [...knownPlaces.keys()];
const publicOrigin = new URL(workerEnv.SITE_URL).origin;

function meta(html: string, attribute: 'name' | 'property', key: string): string {
  return elementOf(html, 'meta', { [attribute]: key }).attributes.content ?? '';
}

function link(html: string, rel: string): string {
  return elementOf(html, 'link', { rel }).attributes.href ?? '';
}

it.each(paths)('%s has one title, description, canonical, robots and share data', async (path) => {
  const html = await visitPage(path);
  const { text: title } = elementOf(html, 'title');
  const [own = '', name = ''] = title.split(' | ');
  expect([site.name, site.shortName]).toContain(name);
  expect(own.length).toBeGreaterThan(4);
  expect(own.replace(site.address.locality, 'Gitaru').length).toBeLessThanOrEqual(50);
  const description = meta(html, 'name', 'description');
  expect(description.replace(site.address.locality, 'Gitaru')).toMatch(/^\p{Lu}.{68,158}\.$/su);
  const keywords = meta(html, 'name', 'keywords').split(', ');
  expect(keywords.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keywords).size).toBe(keywords.length);
  expect(link(html, 'canonical')).toBe(publicOrigin + path);
  expect(meta(html, 'name', 'robots')).toMatch(/^index, follow(?!.*(?:noindex|nofollow))/);
  const { text: heading } = elementOf(html, 'h1');
  const image = meta(html, 'property', 'og:image');
  expect(new URL(image).origin).toBe(publicOrigin);
  const alt = meta(html, 'property', 'og:image:alt');
  expect(alt.startsWith(`${heading}. `)).toBe(true);
  const article = articleAt(knownPlaces.get(path) ?? { name: 'home', language: 'en' });
  const shared = {
    // the hospital's name has a field of its own
    'og:title': heading,
    'og:description': description,
    'og:url': publicOrigin + path,
    'og:type': article ? 'article' : 'website',
    'og:site_name': site.name,
    'og:image:width': '1200',
    'og:image:height': '630',
    ...(article && {
      'article:published_time': article.published,
      'article:modified_time': article.modified,
      'article:section': wordsIn(languageOfPath(path), 'articleCategories').categoryLabels[
        article.category
      ],
    }),
  };
  for (const [name, value] of Object.entries(shared))
    expect(meta(html, 'property', name), name).toBe(value);
  if (article) expect(elementsOf(html, 'time')[0]?.attributes.datetime).toBe(article.published);
  expect(meta(html, 'name', 'twitter:card')).toBe('summary_large_image');
  expect(meta(html, 'name', 'twitter:image')).toBe(image);
  expect(meta(html, 'name', 'twitter:image:alt')).toBe(alt);
  const named = elementsOf(html, 'meta')
    .map(({ attributes }) => attributes.name ?? attributes.property)
    .filter((name) => name !== undefined);
  expect(named).toEqual([...new Set(named)]);
  expect(named.filter((name) => name.startsWith('article:'))).toHaveLength(article ? 3 : 0);
  for (const rel of ['preconnect', 'dns-prefetch'])
    expect(elementsOf(html, 'link', { rel })).toEqual([]);
});

it('pages have different share images, titles and descriptions', async () => {
  const places = [...knownPlaces.values()];
  const images = paths.map(async (path) => meta(await visitPage(path), 'property', 'og:image'));
  expect(new Set(await Promise.all(images)).size).toBe(paths.length);
  for (const field of ['title', 'description'] as const) {
    const texts = places.map((place) => placeHead(place)[field].toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

it('pages have the theme colour, icons, manifest and language', async () => {
  const html = await visitPage('/');
  expect(meta(html, 'name', 'theme-color')).toBe(themeColor);
  expect(link(html, 'manifest')).toBe('/manifest.webmanifest');
  expect(elementsOf(html, 'link', { rel: 'icon' }).length).toBeGreaterThan(0);
  expect(link(html, 'apple-touch-icon')).toMatch(/\.png$/);
  expect(elementOf(html, 'html').attributes.lang).toBe('en-KE');
});

it('a search of the guides has the canonical of the bare page', async () => {
  const html = await visitPage('/medical-blog?q=iron&category=Maternity');
  expect(link(html, 'canonical')).toBe(`${publicOrigin}/medical-blog`);
});
