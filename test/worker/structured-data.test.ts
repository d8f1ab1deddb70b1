import { describe, expect, it } from 'vitest';
import { knownPlaces, placePath, trail } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { type Block, blockOf, blocksOf, readBlocks } from './read-structured-data.ts';
import { visitPage } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const paths = [...knownPlaces.keys()];
const origin = new URL(workerEnv.SITE_URL).origin;

describe('structured data on every page, not-found pages included', () => {
  const everywhere = [...paths, '/search', '/blog/99', '/medical-blog/unknown'];

  it.each(everywhere)('%s tells who the hospital is', async (path) => {
    const hospital = blockOf(await visitPage(path), 'Hospital');
    expect(hospital).toMatchObject({
      name: site.name,
      url: `${origin}/`,
      telephone: site.phone,
      email: site.emails.general,
      openingHours: 'Mo-Su 00:00-23:59',
      foundingDate: '2020',
      priceRange: '$$',
      currenciesAccepted: 'KES',
      knowsLanguage: ['English', 'Swahili'],
      aggregateRating: { ratingValue: 4.8, reviewCount: 150 },
      address: { postalCode: '00625', addressRegion: 'Kiambu County', addressCountry: 'KE' },
      geo: { latitude: -1.2021, longitude: 36.6892 },
      sameAs: site.social.map(({ url }) => url),
    });
    expect(hospital.paymentAccepted).toMatch(/cash, card, insurance, mobile money/i);
  });

  it.each(everywhere)('%s describes the website and its search', async (path) => {
    const website = blockOf(await visitPage(path), 'WebSite');
    expect(website.name).toBe(site.name);
    expect(website.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
  });

  it.each(everywhere)(
    '%s names the vocabulary in each block and no host but its own',
    async (path) => {
      for (const block of readBlocks(await visitPage(path))) {
        expect(block['@context']).toBe('https://schema.org');
        for (const url of JSON.stringify(block).match(/"(?:url|item|@id)":"[^"]*"/g) ?? []) {
          expect(url).toContain(`:"${origin}/`);
        }
      }
    },
  );
});

describe('breadcrumbs', () => {
  it.each(paths.filter((path) => path !== '/'))(
    '%s stands below the pages above it',
    async (path) => {
      const { itemListElement } = blockOf(await visitPage(path), 'BreadcrumbList');
      const steps = itemListElement as Block[];
      const place = knownPlaces.get(path);
      expect(steps.map(({ item }) => item)).toEqual(
        trail(place ?? { name: 'home' }).map((step) => origin + placePath(step)),
      );
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toBe(`${origin}/`);
      expect(steps.at(-1)?.item).toBe(origin + path);
    },
  );

  it('the home page has none', async () => {
    expect(blocksOf(await visitPage('/'), 'BreadcrumbList')).toEqual([]);
  });
});
