import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { breadcrumbs, knownPlaces, nearestPlace } from '../../src/locales/places.ts';
import { placePath } from '../../src/site/addresses.ts';
import { ratingLine } from '../../src/words/en/pages/testimonials.ts';
import { href } from '../support/href.ts';
import { bodyText } from '../support/worker/read-html.ts';
import {
  type Block,
  blockOf,
  blocksOf,
  readBlocks,
} from '../support/worker/read-structured-data.ts';
import { visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const paths = [...knownPlaces.keys()];
const origin = new URL(workerEnv.SITE_URL).origin;
const everywhere = [...paths, '/no-such-page', '/blog/99', '/medical-blog/unknown'];

it.each(everywhere)('%s describes the hospital and the website, on its own host', async (path) => {
  const html = await visitPage(path);
  const { geo, aggregateRating, ...hospital } = blockOf(html, 'Hospital');
  expect(hospital).toMatchObject({
    name: site.name,
    url: `${origin}/`,
    telephone: site.phone,
    email: site.emails.general,
    openingHours: site.hours.schema,
    foundingDate: String(site.foundedYear),
    priceRange: site.priceRange,
    currenciesAccepted: site.currency,
    paymentAccepted: site.payments.join(', '),
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
  const { latitude, longitude } = geo as Block;
  for (const degrees of [latitude, longitude]) expect(degrees).toMatch(/^-?\d+\.\d{5}$/);
  expect([Number(latitude), Number(longitude)]).toEqual(Object.values(site.geo));

  // marked up only beside a text with the same rating
  const { value: ratingValue, count: reviewCount, best: bestRating } = site.rating;
  if (bodyText(html).includes(ratingLine))
    expect(aggregateRating).toMatchObject({ ratingValue, reviewCount, bestRating });
  else expect(aggregateRating).toBeUndefined();

  expect(blockOf(html, 'WebSite')).toMatchObject({
    name: site.name,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  for (const block of readBlocks(html)) {
    expect(block['@context']).toBe('https://schema.org');
    for (const url of JSON.stringify(block).match(/"(?:url|item|@id)":"[^"]*"/g) ?? [])
      expect(url).toContain(`:"${origin}/`);
  }
});

it.each(['home', 'testimonials'] as const)('%s shows the rating', async (name) => {
  expect(ratingLine).toContain(`${site.rating.value} from ${site.rating.count} reviews`);
  expect(bodyText(await visitPage(href(name)))).toContain(ratingLine);
});

it.each(paths)('%s has its breadcrumbs, home has none', async (path) => {
  const [list] = blocksOf(await visitPage(path), 'BreadcrumbList');
  if (path === '/') return expect(list).toBeUndefined();
  const steps = (list?.itemListElement ?? []) as Block[];
  const place = knownPlaces.get(path) ?? { name: 'home', language: 'en' };
  expect(steps.map(({ item }) => item)).toEqual(
    breadcrumbs(place).map((step) => origin + placePath(nearestPlace(step))),
  );
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${origin}/`, origin + path]);
});
