import { describe, expect, it } from 'vitest';
import { placePath } from '../../src/addresses.ts';
import { site } from '../../src/facts/site.ts';
import { breadcrumbs, knownPlaces, nearestPlace } from '../../src/places.ts';
import { ratingLine } from '../../src/words/en/testimonials.ts';
import { href } from '../href.ts';
import { bodyText } from './read-html.ts';
import { type Block, blockOf, blocksOf, readBlocks } from './read-structured-data.ts';
import { visitPage } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const paths = [...knownPlaces.keys()];
const origin = new URL(workerEnv.SITE_URL).origin;

describe('structured data on every page, not-found pages included', () => {
  const everywhere = [...paths, '/no-such-page', '/blog/99', '/medical-blog/unknown'];

  it.each(everywhere)('%s tells who the hospital is', async (path) => {
    const hospital = blockOf(await visitPage(path), 'Hospital');
    expect(hospital).toMatchObject({
      name: site.name,
      url: `${origin}/`,
      telephone: site.phone,
      email: site.emails.general,
      openingHours: site.hours.schema,
      foundingDate: String(site.foundedYear),
      priceRange: site.priceRange,
      currenciesAccepted: site.currency,
      knowsLanguage: site.languages,
      address: {
        streetAddress: site.address.street,
        addressLocality: site.address.locality,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.countryCode,
      },
      sameAs: Object.values(site.social),
    });
    expect(hospital.paymentAccepted).toBe(site.payments.join(', '));
  });

  it.each(everywhere)('%s tells where it stands, in five decimals', async (path) => {
    const { geo } = blockOf(await visitPage(path), 'Hospital');
    const { latitude, longitude } = geo as Block;
    expect([latitude, longitude]).toEqual([
      expect.stringMatching(/^-?\d+\.\d{5}$/),
      expect.stringMatching(/^-?\d+\.\d{5}$/),
    ]);
    expect([Number(latitude), Number(longitude)]).toEqual(Object.values(site.geo));
  });

  it.each(everywhere)('%s marks the rating up only beside a text that says it', async (path) => {
    const html = await visitPage(path);
    const { aggregateRating } = blockOf(html, 'Hospital');
    const says = bodyText(html).includes(ratingLine);
    expect(aggregateRating !== undefined).toBe(says);
    if (says)
      expect(aggregateRating).toMatchObject({
        ratingValue: site.rating.value,
        reviewCount: site.rating.count,
        bestRating: site.rating.best,
      });
  });

  it('the rating stands on the home page and beside the testimonials', () => {
    expect(ratingLine).toContain(`${site.rating.value} from ${site.rating.count} reviews`);
    return Promise.all(
      [href('home'), href('testimonials')].map(async (path) =>
        expect(bodyText(await visitPage(path))).toContain(ratingLine),
      ),
    );
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
        breadcrumbs(place ?? { name: 'home', language: 'en' }).map(
          (step) => origin + placePath(nearestPlace(step)),
        ),
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
