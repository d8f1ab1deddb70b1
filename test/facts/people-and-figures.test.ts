import { expect, it } from 'vitest';
import { figures } from '../../src/facts/hospital/figures.ts';
import { site } from '../../src/facts/hospital/site.ts';
import {
  portraitHost,
  storyRecords,
  testimonialRecords,
} from '../../src/facts/people/patient-records.ts';
import { showPatient, storytellers, testimonials } from '../../src/facts/people/patients.ts';
import {
  doctorKeys,
  doctors,
  doctorsIn,
  shortNameOf,
  staffKeys,
} from '../../src/facts/people/people.ts';
import { roles } from '../../src/words/en/hospital/people.ts';
import { impactFigures } from '../../src/words/en/pages/patient-stories.ts';

it('the hours of the hospital agree in schema.org notation and in words', () => {
  const { schema, opens, closes, label } = site.hours;
  expect(schema).toBe(`Mo-Su ${opens}-${closes}`);
  expect(label === '24/7').toBe(`${opens}-${closes}` === '00:00-23:59');
});

it('the staff are listed from the chief executive to the reception in-charge', () => {
  const shown = staffKeys.map((key) => roles[key]);
  expect([shown[0], shown.at(-1)]).toEqual(['Chief Executive Officer', 'Reception In-Charge']);
});

it.each(doctorKeys)('the short name of %s is the title and the last name', (key) => {
  const { name } = doctors[key];
  expect(shortNameOf(key)).toMatch(/^Dr\. \S+$/);
  expect(name.startsWith('Dr. ') && name.endsWith(shortNameOf(key).slice(3))).toBe(true);
});

it('each doctor is in the lists of their departments and no other', () => {
  const pairs = doctorKeys.flatMap((key) =>
    doctors[key].departments.map((department) => [department, key] as const),
  );
  for (const [department, key] of pairs) expect(doctorsIn(department)).toContain(key);
  const departments = [...new Set(pairs.map(([department]) => department))];
  expect(departments.flatMap(doctorsIn)).toHaveLength(pairs.length);
});

it('a patient shown by initials has no name, home or portrait', () => {
  const [record] = storyRecords;
  if (!record) throw new Error('no story');
  const shown = showPatient(record, 'initials');
  expect(shown.name).toMatch(/^\p{Lu}\.(?: \p{Lu}\.)*$/u);
  expect(shown.name[0]).toBe(record.name[0]);
  expect([shown.home, shown.image, shown.portrait]).toEqual([undefined, undefined, undefined]);
  expect(showPatient(record, 'named').name).toBe(record.name);
});

it('six patients have a testimonial with a portrait of their own, and six a story', () => {
  expect([testimonials.length, storytellers.length]).toEqual([6, 6]);
  const urls = testimonialRecords.map(({ image }) => new URL(image));
  expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set([portraitHost]));
  expect(new Set(urls.map(({ pathname }) => pathname)).size).toBe(6);
});

it('the impact figures have the labels of the specification', () => {
  expect(impactFigures.map(({ value, label }) => [value, label])).toEqual([
    [figures.happyPatients, 'happy patients'],
    [figures.satisfaction, 'satisfaction'],
    [figures.babiesDelivered, 'babies delivered'],
    [figures.storiesAverage, 'average rating'],
  ]);
});
