import { expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { appointments } from '../../src/content/appointments.ts';
import { blogArticles } from '../../src/content/blog.ts';
import { contact } from '../../src/content/contact.ts';
import { doctors } from '../../src/content/doctors.ts';
import { faqs } from '../../src/content/faqs.ts';
import { home } from '../../src/content/home.ts';
import {
  acceptedProviders,
  insuranceBenefits,
  insuranceSteps,
} from '../../src/content/insurance.ts';
import { maternityReasons, packageNotes } from '../../src/content/maternity-reasons.ts';
import { medicalArticles } from '../../src/content/medical-blog.ts';
import { laboratoryHours, visitingHours } from '../../src/content/opening-hours.ts';
import { patientStories } from '../../src/content/patient-stories.ts';
import { staff } from '../../src/content/staff.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { pageRows } from '../../src/routes.ts';
import { phoneDigits, site } from '../../src/site.ts';

/** Facts with one home in the code that more than one page has to tell. */
const fixedTexts = [...Object.values(visitingHours), ...Object.values(laboratoryHours)];

/** What every page about an illness tells in the same words, on purpose. */
const clinicalWords = import.meta.glob<Record<string, unknown>>('../../src/content/clinical/*.ts', {
  eager: true,
});

/** Not prose: works that several articles lean on, and words for search engines. */
const notProse = new Set(['sources', 'keywords', 'seoKeywords']);

const shortest = 8;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notProse.has(key) ? [] : stringsIn(inner),
  );
}

/** The sentences of eight words and more, without case, stops and marks. */
function sentencesIn(value: unknown): Set<string> {
  const sentences = stringsIn(value)
    // a telephone number is one word
    .map((text) => text.replaceAll(site.phone, phoneDigits).replace(/\s+/g, ' '))
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= shortest);
  return new Set(sentences);
}

const servicePages = import.meta.glob<Record<string, unknown>>(
  '../../src/content/service-pages/*.ts',
  {
    eager: true,
  },
);

/** What each page says, by the page that says it. */
const pages: Record<string, unknown> = {
  ...servicePages,
  ...Object.fromEntries(blogArticles.map((article) => [`/blog/${article.id}`, article])),
  ...Object.fromEntries(medicalArticles.map((article) => [`/medical-blog/${article.id}`, article])),
  '/': { home, faqs },
  '/about': { about, staff },
  '/appointments': appointments,
  '/contact': contact,
  '/doctors': doctors,
  '/insurance': { insuranceBenefits, insuranceSteps, acceptedProviders },
  '/maternity-packages': { maternityReasons, packageNotes },
  '/patient-stories': patientStories,
  '/testimonials': testimonials,
};

const fixed = sentencesIn([fixedTexts, clinicalWords]);

it('no sentence of eight words or more is said on two pages', () => {
  const pagesBySentence = new Map<string, string[]>();
  for (const [page, content] of Object.entries(pages)) {
    for (const sentence of sentencesIn(content)) {
      pagesBySentence.set(sentence, [...(pagesBySentence.get(sentence) ?? []), page]);
    }
  }
  // the comparison has read real prose
  expect(pagesBySentence.size).toBeGreaterThan(1000);
  const repeated = [...pagesBySentence].filter(
    ([sentence, where]) => where.length > 1 && ![...fixed].some((text) => sentence.includes(text)),
  );
  expect(repeated).toEqual([]);
});

it('reads every service page of the table', () => {
  const paths = pageRows.flatMap(([, { path }]) => (path.startsWith('/services/') ? [path] : []));
  const files = Object.keys(servicePages).map((file) =>
    file.replace(/.*service-pages\/|\.ts$/g, ''),
  );
  expect(files.sort()).toEqual(paths.map((path) => path.replace('/services/', '')).sort());
});
