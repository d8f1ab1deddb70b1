import { expect, it } from 'vitest';
import { dangerSigns, type PatientGroup } from '../../src/facts/clinical/danger-signs.ts';
import { phoneDigits, site } from '../../src/facts/site.ts';
import { pageRows } from '../../src/routes.ts';
import { about } from '../../src/words/en/about.ts';
import { accessibility } from '../../src/words/en/accessibility.ts';
import { ambulanceBySha, ambulanceCost, ambulancePrice } from '../../src/words/en/ambulance.ts';
import * as antenatalPlanner from '../../src/words/en/antenatal-planner.ts';
import { appointments } from '../../src/words/en/appointments.ts';
import {
  birthCostRows,
  birthCostWords,
  dayPrices,
  freeBirth,
  shaHistory,
} from '../../src/words/en/birth-cost.ts';
import { birthRegistration } from '../../src/words/en/birth-registration.ts';
import { blood } from '../../src/words/en/blood.ts';
import { originOf } from '../../src/words/en/claims.ts';
import { clinicCalendar } from '../../src/words/en/clinic-words.ts';
import { dangerSignTexts } from '../../src/words/en/clinical/danger-sign-words.ts';
import { feverWords } from '../../src/words/en/clinical/fever-words.ts';
import { contact } from '../../src/words/en/contact.ts';
import { directions } from '../../src/words/en/directions.ts';
import { doctorBios, doctorsPage } from '../../src/words/en/doctors.ts';
import { emergencyCard } from '../../src/words/en/emergency-card.ts';
import { faqs } from '../../src/words/en/faqs.ts';
import { healthDataInChat, privateWays } from '../../src/words/en/health-data-in-chat.ts';
import { home } from '../../src/words/en/home.ts';
import {
  insuranceBenefits,
  insuranceNotes,
  insurancePage,
  insuranceSteps,
  insurerNotes,
  maklFacts,
  pendingAccreditation,
} from '../../src/words/en/insurance.ts';
import { loss } from '../../src/words/en/loss.ts';
import {
  ancIntro,
  maternityReasons,
  maternitySuccessMeaning,
  packageNotes,
  packagesIntro,
} from '../../src/words/en/maternity-reasons.ts';
import { newbornCare } from '../../src/words/en/newborn-care.ts';
import { laboratoryHours, visitingHours } from '../../src/words/en/opening-hours.ts';
import { patientRights } from '../../src/words/en/patient-rights.ts';
import { storiesHero, storiesPage, storyWords } from '../../src/words/en/patient-stories.ts';
import { deposit, paying } from '../../src/words/en/paying.ts';
import { priceList, priceListWords } from '../../src/words/en/price-list.ts';
import { privacyNotice } from '../../src/words/en/privacy.ts';
import { serviceCardWords } from '../../src/words/en/service-cards.ts';
import { services } from '../../src/words/en/services.ts';
import { primaryCareVisit, shaRows } from '../../src/words/en/sha-table.ts';
import { staffBios } from '../../src/words/en/staff.ts';
import { ratingLine, testimonialsPage, testimonialWords } from '../../src/words/en/testimonials.ts';
import { whatWillIPay } from '../../src/words/en/what-will-i-pay.ts';
import { blogArticles, medicalArticles, paragraphsOf, signsOf } from '../articles.ts';

const patientGroups = Object.keys(dangerSigns) as PatientGroup[];

const clinicalWords = import.meta.glob<Record<string, unknown>>(
  '../../src/words/en/clinical/*.ts',
  {
    eager: true,
  },
);

/** Any day: the words round a sum are the same on all. */
const day = '2026-11-22';

/** Facts with one home in the code that more than one page shows. */
const fixedTexts = [
  ...Object.values(visitingHours),
  ...Object.values(laboratoryHours),
  ...Object.values(feverWords),
  healthDataInChat,
  privateWays,
  maternitySuccessMeaning,
  originOf('maternitySuccess'),
  ambulancePrice,
  Object.values(dayPrices),
  deposit,
  freeBirth,
  primaryCareVisit,
  shaHistory,
  ambulanceBySha(day),
  ratingLine,
  ...Object.values(clinicalWords),
  ...patientGroups.map(dangerSignTexts),
];

/** Not prose: works that several articles lean on, and words for search engines. */
const notProse = new Set(['sources', 'keywords']);

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
  ['../../src/words/en/service-pages/*.ts', '!**/index.ts'],
  {
    eager: true,
  },
);

/** What each page says, by the page that says it. */
const pages: Record<string, unknown> = {
  ...servicePages,
  ...Object.fromEntries(
    [...blogArticles, ...medicalArticles].map((article) => [
      `${article.route} ${article.id}`,
      { ...article, body: paragraphsOf(article), urgentSigns: signsOf(article) },
    ]),
  ),
  '/': { home, faqs },
  '/about': { about, staffBios },
  '/antenatal-planner': antenatalPlanner,
  '/appointments': appointments,
  '/contact': { contact, directions },
  '/emergency-card': emergencyCard,
  '/what-will-i-pay': whatWillIPay,
  '/accessibility': accessibility,
  '/patient-rights': patientRights,
  '/privacy': privacyNotice([], []),
  '/doctors': { doctorBios, doctorsPage, calendar: clinicCalendar.intro },
  '/insurance': {
    insurancePage,
    insuranceBenefits,
    insuranceSteps,
    insurerNotes,
    maklFacts,
    pending: pendingAccreditation(day),
    shaRows: shaRows(day),
    priceList,
    paying,
    priceListWords,
  },
  // shown on /maternity-packages and /services/maternity
  'what a birth costs with SHA': { birthCostWords, rows: birthCostRows(day) },
  '/services/maternity': loss,
  '/maternity-packages': {
    birthRegistration,
    newbornCare,
    blood,
    maternityReasons,
    packageNotes,
    packagesIntro,
    ancIntro,
  },
  '/services': { serviceCardWords, services, insuranceNotes },
  '/services/emergency': ambulanceCost(day),
  '/patient-stories': { storyWords, storiesHero, storiesPage },
  '/testimonials': { testimonialWords, testimonialsPage },
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
