import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { peopleAreSample } from '../../src/facts/people/people.ts';
import { breadcrumbs, hrefIn, placePath } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { languageNames, languages } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { bodyText } from '../support/worker/read-html.ts';
import {
  blockOf,
  blocksOf,
  type JsonLdBlock,
  readBlocks,
} from '../support/worker/read-structured-data.ts';
import { visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const origin = new URL(workerEnv.SITE_URL).origin;
const pages = await Promise.all(
  [...knownPlaces].map(async ([path, place]) => ({ path, place, html: await visitPage(path) })),
);
const pageAt = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

it('structured data describes the hospital and the website on its own host', async () => {
  const unknown = ['/no-such-page', '/blog/99', '/medical-blog/unknown'];
  for (const html of [
    ...pages.map((page) => page.html),
    ...(await Promise.all(unknown.map(visitPage))),
  ]) {
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
      knowsLanguage: languageNames.map((name) => languages[name].tag),
      address: {
        streetAddress: expect.stringContaining(site.address.highway),
        addressCountry: site.address.countryCode,
      },
      sameAs: Object.values(site.social),
    });
    const { latitude, longitude } = geo as JsonLdBlock;
    for (const degrees of [latitude, longitude]) expect(degrees).toMatch(/^-?\d+\.\d{5}$/);
    // search engines allow a rating only beside a text that says it
    const language =
      languageNames.find((name) =>
        html.startsWith(`<!DOCTYPE html><html lang="${languages[name].tag}"`),
      ) ?? 'en';
    const { origin: counted } = wordsIn(language, 'testimonials').testimonialsPage;
    expect(aggregateRating !== undefined).toBe(counted !== '' && bodyText(html).includes(counted));
    expect(blockOf(html, 'WebSite').potentialAction).toMatchObject({
      target: { urlTemplate: `${origin}${hrefIn(language)('search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
    for (const block of readBlocks(html)) {
      expect(block['@context']).toBe('https://schema.org');
      for (const url of JSON.stringify(block).match(/"(?:url|item|@id)":"[^"]*"/g) ?? [])
        expect(url).toContain(`:"${origin}/`);
    }
  }
});

it('a page has breadcrumbs from the home page to itself, and the home page has none', () => {
  for (const { path, place, html } of pages) {
    const [list] = blocksOf(html, 'BreadcrumbList');
    const steps = (list?.itemListElement ?? []) as JsonLdBlock[];
    const expected = breadcrumbs(place).map((step) => origin + placePath(step));
    expect(steps.map(({ item }) => item)).toEqual(place.name === 'home' ? [] : expected);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    if (place.name !== 'home') expect(steps.at(-1)?.item).toBe(origin + path);
  }
});

it('structured data has questions, offers, persons and articles only on their pages', () => {
  for (const { path, place, html } of pages) {
    const kinds = readBlocks(html).map((block) => block['@type']);
    expect(kinds.includes('FAQPage'), path).toBe(place.name === 'home');
    expect(kinds.includes('Blog'), path).toBe(place.name === 'medicalBlog');
    expect(kinds.includes('BlogPosting'), path).toBe(place.entryId !== undefined);
    const hasPrices = place.name === 'maternityPackages' || place.name === 'whatWillIPay';
    expect(kinds.includes('OfferCatalog'), path).toBe(hasPrices);
    // invented doctors are not for search engines
    expect(kinds.includes('Person'), path).toBe(place.name === 'doctors' && !peopleAreSample);
  }
});

it.each(languageNames)(
  'structured data of home has ten questions in %s, with their answers',
  (name) => {
    const html = pageAt(hrefIn(name)('home'));
    const text = bodyText(html);
    const questions = blockOf(html, 'FAQPage').mainEntity as JsonLdBlock[];
    expect(questions).toHaveLength(10);
    for (const { name: question, acceptedAnswer } of questions) {
      expect(text).toContain(question);
      expect(text).toContain((acceptedAnswer as JsonLdBlock).text);
    }
  },
);
