import { describe, expect, it } from 'vitest';
import { figures } from '../../src/facts/figures.ts';
import { site } from '../../src/facts/site.ts';
import { articleAt, knownPlaces, placeHead } from '../../src/places.ts';
import { categoryLabels } from '../../src/words/en/article-categories.ts';
import { elementOf, elementsOf } from './read-html.ts';
import { visitPage } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const paths = [...knownPlaces.keys()];
const publicOrigin = new URL(workerEnv.SITE_URL).origin;

function meta(html: string, attribute: 'name' | 'property', key: string): string {
  return elementOf(html, 'meta', { [attribute]: key }).attributes.content ?? '';
}

function link(html: string, rel: string): string {
  return elementOf(html, 'link', { rel }).attributes.href ?? '';
}

describe('the head of every page', () => {
  it.each(paths)(
    '%s is titled "{title} | {hospital name}" in at most 65 characters',
    async (path) => {
      const { text: title } = elementOf(await visitPage(path), 'title');
      expect(title.endsWith(` | ${site.name}`)).toBe(true);
      expect(title.length).toBeGreaterThan(` | ${site.name}`.length);
      expect(title.length).toBeLessThanOrEqual(65);
    },
  );

  it.each(paths)('%s has a description of 70 to 160 characters and keywords', async (path) => {
    const html = await visitPage(path);
    expect(meta(html, 'name', 'description').length).toBeGreaterThanOrEqual(70);
    expect(meta(html, 'name', 'description').length).toBeLessThanOrEqual(160);
    expect(meta(html, 'name', 'keywords').split(', ').length).toBeGreaterThanOrEqual(3);
  });

  it.each(paths)('%s names its one address on the public origin', async (path) => {
    const html = await visitPage(path);
    expect(link(html, 'canonical')).toBe(publicOrigin + path);
    expect(meta(html, 'property', 'og:url')).toBe(publicOrigin + path);
  });

  it.each(paths)('%s may be indexed', async (path) => {
    const robots = meta(await visitPage(path), 'name', 'robots');
    expect(robots).toMatch(/^index, follow/);
    expect(robots).not.toMatch(/noindex|nofollow/);
  });

  it.each(paths)('%s shows itself well when it is shared', async (path) => {
    const html = await visitPage(path);
    const description = meta(html, 'name', 'description');
    const isArticle = knownPlaces.get(path)?.entryId !== undefined;
    // the hospital's name has a field of its own
    expect(meta(html, 'property', 'og:title')).toBe(elementOf(html, 'h1').text);
    expect(meta(html, 'property', 'og:description')).toBe(description);
    expect(meta(html, 'property', 'og:type')).toBe(isArticle ? 'article' : 'website');
    expect(meta(html, 'property', 'og:site_name')).toBe(site.name);
    expect(meta(html, 'name', 'twitter:card')).toBe('summary_large_image');
    const image = meta(html, 'property', 'og:image');
    expect(new URL(image).origin).toBe(publicOrigin);
    expect(meta(html, 'name', 'twitter:image')).toBe(image);
    const size = ['og:image:width', 'og:image:height'].map((key) => meta(html, 'property', key));
    expect(size).toEqual(['1200', '630']);
    const alt = meta(html, 'property', 'og:image:alt');
    expect(alt.startsWith(`${elementOf(html, 'h1').text}. `)).toBe(true);
    expect(meta(html, 'name', 'twitter:image:alt')).toBe(alt);
  });

  it.each(paths)(
    '%s says when it came out, changed and of what kind it is, if it is an article',
    async (path) => {
      const html = await visitPage(path);
      const article = articleAt(knownPlaces.get(path) ?? { name: 'home', language: 'en' });
      const told = ['published_time', 'modified_time', 'section'].flatMap((name) =>
        elementsOf(html, 'meta', { property: `article:${name}` }).map(
          ({ attributes }) => attributes.content,
        ),
      );
      const { published, modified, category } = article ?? {};
      expect(told).toEqual(category ? [published, modified, categoryLabels[category]] : []);
      // the first day that the article itself shows
      if (published) expect(elementsOf(html, 'time')[0]?.attributes.datetime).toBe(published);
    },
  );

  it.each(paths)('%s announces its languages and the default', async (path) => {
    const alternates = elementsOf(await visitPage(path), 'link', { rel: 'alternate' }).filter(
      ({ attributes }) => attributes.hreflang !== undefined,
    );
    const english = path.replace(/^\/sw\//, '/');
    const swahili = `/sw${english}`;
    expect(alternates.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
      ['en-KE', publicOrigin + english],
      ...(paths.includes(swahili) ? [['sw-KE', publicOrigin + swahili]] : []),
      ['x-default', publicOrigin + english],
    ]);
  });

  it.each(paths)('%s says each thing once and connects to nobody', async (path) => {
    const html = await visitPage(path);
    const head = elementsOf(html, 'meta').map(
      ({ attributes }) => attributes.name ?? attributes.property,
    );
    const named = head.filter((name) => name !== undefined);
    expect(named).toEqual([...new Set(named)]);
    expect(elementsOf(html, 'title')).toHaveLength(1);
    expect(elementsOf(html, 'link', { rel: 'preconnect' })).toEqual([]);
    expect(elementsOf(html, 'link', { rel: 'dns-prefetch' })).toEqual([]);
  });
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

  it('the theme colour, icons and manifest stand in the head', async () => {
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
