import { describe, expect, it } from 'vitest';
import { figures } from '../../src/facts/hospital/figures.ts';
import { site } from '../../src/facts/hospital/site.ts';
import { articleAt, knownPlaces, placeHead } from '../../src/locales/places.ts';
import { categoryLabels } from '../../src/words/en/articles/article-categories.ts';
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

it.each(paths)('%s has a title, description, robots, share data and one of each', async (path) => {
  const html = await visitPage(path);
  const { text: title } = elementOf(html, 'title');
  expect(title.endsWith(` | ${site.name}`)).toBe(true);
  expect(title.length).toBeGreaterThan(` | ${site.name}`.length + 4);
  expect(title.length).toBeLessThanOrEqual(65);
  const description = meta(html, 'name', 'description');
  expect(description).toMatch(/^\p{Lu}.{68,158}\.$/su);
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
  const isArticle = knownPlaces.get(path)?.entryId !== undefined;
  const shared = {
    // the hospital's name has a field of its own
    'og:title': heading,
    'og:description': description,
    'og:url': publicOrigin + path,
    'og:type': isArticle ? 'article' : 'website',
    'og:site_name': site.name,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  for (const [name, value] of Object.entries(shared))
    expect(meta(html, 'property', name), name).toBe(value);
  expect(meta(html, 'name', 'twitter:card')).toBe('summary_large_image');
  expect(meta(html, 'name', 'twitter:image')).toBe(image);
  expect(meta(html, 'name', 'twitter:image:alt')).toBe(alt);
  const named = elementsOf(html, 'meta')
    .map(({ attributes }) => attributes.name ?? attributes.property)
    .filter((name) => name !== undefined);
  expect(named).toEqual([...new Set(named)]);
  for (const rel of ['preconnect', 'dns-prefetch'])
    expect(elementsOf(html, 'link', { rel })).toEqual([]);
});

it.each(paths)('%s names its dates and category if it is an article', async (path) => {
  const html = await visitPage(path);
  const article = articleAt(knownPlaces.get(path) ?? { name: 'home', language: 'en' });
  const shown = ['published_time', 'modified_time', 'section'].flatMap((name) =>
    elementsOf(html, 'meta', { property: `article:${name}` }).map(
      ({ attributes }) => attributes.content,
    ),
  );
  const { published, modified, category } = article ?? {};
  expect(shown).toEqual(category ? [published, modified, categoryLabels[category]] : []);
  // the first day that the article itself shows
  if (published) expect(elementsOf(html, 'time')[0]?.attributes.datetime).toBe(published);
});

describe('the heads together', () => {
  it('no two pages share a picture', async () => {
    const images = await Promise.all(
      paths.map(async (path) => meta(await visitPage(path), 'property', 'og:image')),
    );
    expect(new Set(images).size).toBe(paths.length);
  });

  it.each(['title', 'description'] as const)('no two pages share a %s', (field) => {
    const texts = [...knownPlaces.values()].map((place) => placeHead(place)[field].toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('the theme colour, icons and manifest are in the head', async () => {
    const html = await visitPage('/');
    expect(meta(html, 'name', 'theme-color')).toBe(site.themeColor);
    expect(link(html, 'manifest')).toBe('/manifest.webmanifest');
    expect(elementsOf(html, 'link', { rel: 'icon' }).length).toBeGreaterThan(0);
    expect(link(html, 'apple-touch-icon')).toMatch(/\.png$/);
    expect(elementOf(html, 'html').attributes.lang).toBe('en-KE');
  });

  it('the head of the home page says how large the hospital is', async () => {
    const description = meta(await visitPage('/'), 'name', 'description');
    expect(description).toContain(`${figures.beds} beds`);
    expect(description).toContain(`${figures.professionals} healthcare professionals`);
    expect(description).toContain(`${figures.patientsServed} patients served`);
    for (const name of site.accreditations) expect(description).toContain(name);
  });

  it('a search is the same page to search engines', async () => {
    const html = await visitPage('/medical-blog?q=iron&category=Maternity');
    expect(link(html, 'canonical')).toBe(`${publicOrigin}/medical-blog`);
  });
});
