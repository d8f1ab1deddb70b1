import { describe, expect, it } from 'vitest';
import { figures } from '../../../src/facts/figures.ts';
import { site } from '../../../src/facts/site.ts';

const { reviews, storiesAverage, satisfaction, maternitySuccess, waitlistDiscount, ...counts } =
  figures;

describe('what the hospital claims about itself', () => {
  it.each(Object.entries(counts))(
    '%s is a number that is reached or passed: %s',
    (_name, claim) => {
      expect(claim).toMatch(/^[1-9][\d,]*\+$/);
    },
  );

  it.each(Object.entries({ satisfaction, maternitySuccess, waitlistDiscount }))(
    '%s is a part of a hundred: %s',
    (_name, claim) => {
      expect(claim).toMatch(/^[1-9]\d?%$|^100%$/);
    },
  );

  it('the ratings are of five, from more people than the marked up ones', () => {
    expect(storiesAverage).toMatch(/^[1-5](?:\.\d)?\/5$/);
    const { value, count, best } = site.rating;
    expect(best).toBe(5);
    expect(value).toBeGreaterThanOrEqual(1);
    expect(value).toBeLessThanOrEqual(best);
    expect(reviews).toBeGreaterThanOrEqual(count);
  });
});

describe('the hospital itself', () => {
  it('tells its hours in the notation of schema.org, and in words that fit them', () => {
    const { schema, opens, closes, label } = site.hours;
    expect(schema).toBe(`Mo-Su ${opens}-${closes}`);
    for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    expect(label === '24/7').toBe(`${opens}-${closes}` === '00:00-23:59');
  });

  it('has a level, a year, a price range and a currency as forms and search engines take them', () => {
    expect(site.level).toMatch(/^Level [1-6]$/);
    expect(site.foundedYear).toBeLessThanOrEqual(site.copyrightYear);
    expect(site.priceRange).toMatch(/^\${1,4}$/);
    expect(site.currency).toMatch(/^[A-Z]{3}$/);
    expect(site.address.postalCode).toMatch(/^\d{5}$/);
  });

  it('lies in Kenya', () => {
    expect(site.address.countryCode).toBe('KE');
    const { latitude, longitude } = site.geo;
    expect(latitude).toBeGreaterThan(-4.8);
    expect(latitude).toBeLessThan(5.1);
    expect(longitude).toBeGreaterThan(33.9);
    expect(longitude).toBeLessThan(41.9);
  });

  it('speaks English and Swahili, takes payment in several ways and is found on each network once', () => {
    expect(site.languages).toEqual(expect.arrayContaining(['English', 'Swahili']));
    expect(site.payments.length).toBeGreaterThan(1);
    const profiles = Object.values(site.social);
    expect(profiles.length).toBeGreaterThan(0);
    expect(new Set(profiles).size).toBe(profiles.length);
  });
});
