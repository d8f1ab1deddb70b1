import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/site.ts';
import { about } from '../../src/words/en/about.ts';
import { appointments } from '../../src/words/en/appointments.ts';
import { contact } from '../../src/words/en/contact.ts';
import { directions } from '../../src/words/en/directions.ts';
import { faqs } from '../../src/words/en/faqs.ts';
import { home } from '../../src/words/en/home.ts';
import { readingEase, sentencesIn } from './reading-ease.ts';

const longest = 30;

/** Read in fear or in pain: these must be easier than the rest. */
const easiest = new Set(['emergency', 'maternity', 'pediatrics', 'inpatient']);

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/words/en/service-pages/*.ts', '!**/index.ts'],
  {
    eager: true,
  },
);
const services = Object.entries(modules).map(([file, content]) => ({
  page: file.replace(/.*\/|\.ts$/g, ''),
  content: content as unknown,
}));

const pages = [
  ...services,
  { page: 'home', content: { home, faqs } },
  { page: 'contact', content: { contact, directions } },
  { page: 'appointments', content: appointments },
  { page: 'about', content: about },
];

/** Labels and works of others are no prose of ours. */
const notProse = new Set([
  ...['heading', 'title', 'term', 'caption', 'columns', 'label', 'name', 'sources', 'headings'],
  ...['picture', 'kind', 'tone', 'icon', 'link', 'section', 'target', 'url', 'stores', 'review'],
]);

function proseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(site.phone, 'number')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notProse.has(key) ? [] : proseIn(inner)));
}

describe.each(pages)('$page in plain words', ({ page, content }) => {
  const sentences = proseIn(content).flatMap(sentencesIn);

  it(`has no sentence of more than ${longest} words`, () => {
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((sentence) => sentence.split(' ').length > longest)).toEqual([]);
  });

  it('is easy to read', () => {
    expect(Math.round(readingEase(sentences))).toBeGreaterThanOrEqual(easiest.has(page) ? 75 : 70);
  });
});

describe('one spelling for each word', () => {
  it('British in prose, but for fixed names', () => {
    const prose = pages.flatMap(({ page, content }) =>
      proseIn(content).map((text) => ({ page, text })),
    );
    const american =
      /\b(?:c(?:ae|æ)sarean|gynecolog|hematolog|hemoglobin|an?esthesiolog|anesthe|diarrhea|paediatric|specializ|sterilize|organiz|recogniz|color\b|tumour)/i;
    // the price list and fixed names of services keep theirs, see test/spec/README.md
    const fixed = /Hemoglobin|specialized (?:care|testing)/gi;
    expect(prose.filter(({ text }) => american.test(text.replace(fixed, '')))).toEqual([]);
  });
});
