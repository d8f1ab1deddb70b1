import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../src/components/pictures/monogram.tsx';
import { figures } from '../../src/facts/hospital/figures.ts';
import { site } from '../../src/facts/hospital/site.ts';
import { portraitHost, testimonialRecords } from '../../src/facts/people/patient-records.ts';
import { storytellers, testimonials } from '../../src/facts/people/patients.ts';
import { staffKeys } from '../../src/facts/people/people.ts';
import { roles } from '../../src/words/en/frame/people.ts';
import {
  impactFigures,
  storiesHero,
  storyWords,
} from '../../src/words/en/pages/patient-stories.ts';

const { reviews, storiesAverage, satisfaction, maternitySuccess, waitlistDiscount, ...counts } =
  figures;

it('the figures are counts with a plus, percentages, and ratings out of five', () => {
  for (const count of Object.values(counts)) expect(count).toMatch(/^[1-9][\d,]*\+$/);
  for (const share of [satisfaction, maternitySuccess, waitlistDiscount])
    expect(share).toMatch(/^[1-9]\d?%$|^100%$/);
  expect(storiesAverage).toMatch(/^[1-5](?:\.\d)?\/5$/);
  const { value, count, best } = site.rating;
  expect(best).toBe(5);
  expect(value).toBeGreaterThanOrEqual(1);
  expect(value).toBeLessThanOrEqual(best);
  expect(reviews).toBeGreaterThanOrEqual(count);
});

it('the hours of the hospital agree in schema.org notation and in words', () => {
  const { schema, opens, closes, label } = site.hours;
  expect(schema).toBe(`Mo-Su ${opens}-${closes}`);
  expect(label === '24/7').toBe(`${opens}-${closes}` === '00:00-23:59');
});

it.each([
  ['Dr. Grace Wanjiru', 'GW'],
  ['Amina Yusuf Ali', 'AY'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('the staff run from the chief executive to the reception in-charge', () => {
  const shown = staffKeys.map((key) => roles[key]);
  expect([shown[0], shown.at(-1)]).toEqual(['Chief Executive Officer', 'Reception In-Charge']);
});

describe('patients', () => {
  const ratings = [...testimonials, ...storytellers].map(({ rating }) => rating);

  it('are six with a testimonial and six with a story, rated from one to five', () => {
    expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(storytellers).toHaveLength(6);
    for (const rating of ratings) expect([1, 2, 3, 4, 5]).toContain(rating);
  });

  it('have portraits of their own from the one external host', () => {
    const urls = testimonialRecords.map(({ image }) => new URL(image));
    expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set([portraitHost]));
    expect(new Set(urls.map(({ pathname }) => pathname)).size).toBe(6);
  });

  it('are quoted with sentences of their own stories', () => {
    for (const { id } of storytellers) expect(storyWords[id].story).toContain(storyWords[id].quote);
  });

  it('are followed by the impact figures with their fixed labels', () => {
    expect(storiesHero.average).toBe(storiesAverage);
    expect(impactFigures.map(({ value, label }) => [value, label])).toEqual([
      [figures.happyPatients, 'happy patients'],
      [satisfaction, 'satisfaction'],
      [figures.babiesDelivered, 'babies delivered'],
      [storiesAverage, 'average rating'],
    ]);
  });
});
