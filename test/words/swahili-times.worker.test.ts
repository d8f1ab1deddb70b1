import { expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { bodyText } from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';
import { bareTimes } from './clock-times.ts';

/** What a page says to a reader: its hours for machines are on the 24-hour clock. */
const textOf = (html: string) => bodyText(html.replaceAll(/<script.*?<\/script>/gs, ''));

const pages = [...knownPlaces].flatMap(([path, { language }]) => (language === 'sw' ? [path] : []));

it.each(pages)('%s has no clock time without a part of the day', async (path) => {
  expect(bareTimes(textOf(await visitPage(path)))).toEqual([]);
});

it('a Swahili plan says when the clinic is open, with the parts of the day', async () => {
  const body = new URLSearchParams({ basis: 'due-date', date: '2027-03-27' });
  const response = await visit('/sw/antenatal-planner', { method: 'POST', body });
  const text = textOf(await response.text());
  expect(text).toMatch(/\d:\d\d asubuhi hadi \d:\d\d mchana \(saa \w+ hadi saa \w+\)/);
  expect(bareTimes(text)).toEqual([]);
});
