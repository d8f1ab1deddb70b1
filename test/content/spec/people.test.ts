import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../../src/components/monogram.tsx';
import { figures } from '../../../src/facts/figures.ts';
import {
  portraitHost,
  storyRecords,
  testimonialRecords,
} from '../../../src/facts/patient-records.ts';
import { storytellers, testimonials } from '../../../src/facts/patients.ts';
import {
  doctorKeys,
  doctors,
  staff,
  staffKeys,
  supportStaff,
  supportStaffKeys,
} from '../../../src/facts/people.ts';
import { doctorBios, doctorsPage } from '../../../src/words/en/doctors.ts';
import { formatMonth } from '../../../src/words/en/format.ts';
import { labels } from '../../../src/words/en/labels.ts';
import { impactFigures, storiesHero, storyWords } from '../../../src/words/en/patient-stories.ts';
import { roles } from '../../../src/words/en/people.ts';
import { staffBios } from '../../../src/words/en/staff.ts';
import { testimonialWords } from '../../../src/words/en/testimonials.ts';

/** The first letters of the first two words of a name, its title left out. */
function initialsFrom(name: string): string {
  const [first = '', second = ''] = name.split(' ').filter((word) => !word.endsWith('.'));
  return first.charAt(0) + second.charAt(0);
}

describe('the staff of /about', () => {
  it('are all shown, from the chief executive to the reception in-charge', () => {
    const shown = staffKeys.map((key) => roles[key]);
    expect(shown[0]).toBe('Chief Executive Officer');
    expect(shown.at(-1)).toBe('Reception In-Charge');
    expect(new Set(shown).size).toBe(shown.length);
  });

  it.each(Object.values(staff))(
    '$name is shown with initials that derive from the name',
    ({ name }) => {
      expect(initialsOf(name)).toBe(initialsFrom(name));
    },
  );

  it.each(staffKeys)('%s: the bio has one to three sentences', (key) => {
    const bio = staffBios[key];
    expect(bio.match(/\.(\s|$)/g)?.length).toBeGreaterThanOrEqual(1);
    expect(bio.length).toBeLessThanOrEqual(240);
  });
});

describe('the doctors', () => {
  it('have each their years of experience', () => {
    expect(doctorKeys.length).toBeGreaterThan(0);
    for (const key of doctorKeys) {
      const { years } = doctors[key];
      expect(doctorsPage.experience(years)).toBe(`Experience: ${years}+ years`);
    }
  });

  it.each(doctorKeys)('%s has a name, a specialty, qualifications and a bio', (key) => {
    const { name, qualifications } = doctors[key];
    expect(name).toMatch(/^(?:Dr|Prof)\. \p{L}+ \p{L}+/u);
    expect(roles[key]).not.toBe('');
    // a degree in medicine, by either of its names here
    expect(qualifications).toMatch(/\bMB(?:ChB|BS)\b/);
    expect(doctorBios[key].length).toBeGreaterThan(100);
  });

  it('have support roles beside them, none twice', () => {
    expect(supportStaffKeys.length).toBeGreaterThan(0);
    expect(new Set(supportStaffKeys.map((key) => roles[key])).size).toBe(supportStaffKeys.length);
  });
});

describe('the testimonials', () => {
  it('are six, numbered from one, each by another person', () => {
    expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(testimonialRecords.map(({ name }) => name)).size).toBe(6);
  });

  it.each(testimonials)('$name rates from one to five and says why', ({ id, rating }) => {
    expect([1, 2, 3, 4, 5]).toContain(rating);
    expect(testimonialWords[id].content.length).toBeGreaterThan(80);
    expect(testimonialWords[id].role).not.toBe('');
  });

  it('show a portrait each from the one external portrait host', () => {
    const urls = testimonialRecords.map(({ image }) => new URL(image));
    expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set([portraitHost]));
    expect(new Set(urls.map(({ pathname }) => pathname)).size).toBe(6);
  });
});

describe('the patient stories', () => {
  it('are six, each rated from one to five, under a stated average of five', () => {
    expect(storytellers).toHaveLength(6);
    for (const { rating } of storytellers) expect([1, 2, 3, 4, 5]).toContain(rating);
    expect(storiesHero.average).toBe(figures.storiesAverage);
    expect(storiesHero.average).toMatch(/^[1-5](?:\.\d)?\/5$/);
  });

  it.each(storytellers)('$name: every field is filled', ({ id, age, month, department }) => {
    const story = { ...storyWords[id], service: labels[department] };
    expect(age).toBeGreaterThan(0);
    expect(formatMonth(month)).toMatch(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    );
    for (const text of [story.service, story.story, story.outcome]) {
      expect(text.trim()).not.toBe('');
    }
  });

  it.each(storytellers)('$name: the sentence set large is said in the story', ({ id }) => {
    const { quote, story } = storyWords[id];
    expect(quote.length).toBeGreaterThan(20);
    expect(story).toContain(quote);
  });

  it('are followed by the impact figures, each with its label letter for letter', () => {
    expect(impactFigures.map(({ value, label }) => ({ value, label }))).toEqual([
      { value: figures.happyPatients, label: 'happy patients' },
      { value: figures.satisfaction, label: 'satisfaction' },
      { value: figures.babiesDelivered, label: 'babies delivered' },
      { value: figures.storiesAverage, label: 'average rating' },
    ]);
  });
});

it('no person stands in two parts of the site with the same name but another role', () => {
  const roles = new Map<string, Set<string>>();
  const people: { name: string; kind: string }[] = [
    ...Object.values(staff).map(({ name }) => ({ name, kind: 'staff' })),
    ...testimonialRecords.map(({ name }) => ({ name, kind: 'testimonial' })),
    ...storyRecords.map(({ name }) => ({ name, kind: 'story' })),
    ...Object.values(supportStaff).map(({ name }) => ({ name, kind: 'support' })),
    ...Object.values(doctors).map(({ name }) => ({ name, kind: 'doctor' })),
  ];
  for (const { name, kind } of people) roles.set(name, (roles.get(name) ?? new Set()).add(kind));
  expect([...roles].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
});
