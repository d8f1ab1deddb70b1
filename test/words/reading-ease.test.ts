import { expect, it } from 'vitest';
import { cardFirstAid } from '../../src/facts/clinical/emergency-card.ts';
import { site } from '../../src/facts/hospital/site.ts';
import type { Article } from '../../src/models/article.ts';
import { firstAidWords } from '../../src/words/en/clinical/first-aid-words.ts';
import { labourWords } from '../../src/words/en/clinical/labour-words.ts';
import { emergency } from '../../src/words/en/departments/emergency.ts';
import { maternity } from '../../src/words/en/departments/maternity.ts';
import * as antenatalPlanner from '../../src/words/en/features/antenatal-planner.ts';
import { emergencyCard } from '../../src/words/en/features/emergency-card.ts';
import {
  costBasis,
  costOfCesarean,
  whatWillIPay,
} from '../../src/words/en/features/what-will-i-pay.ts';
import { closings } from '../../src/words/en/frame/closings.ts';
import { directions } from '../../src/words/en/frame/directions.ts';
import { roles } from '../../src/words/en/frame/people.ts';
import { staffBios } from '../../src/words/en/frame/staff.ts';
import {
  birthCostCaption,
  birthCostRows,
  birthCostWords,
} from '../../src/words/en/money/birth-cost.ts';
import { paying } from '../../src/words/en/money/paying.ts';
import { priceList, priceListWords } from '../../src/words/en/money/price-list.ts';
import { shaRows } from '../../src/words/en/money/sha-table.ts';
import { about } from '../../src/words/en/pages/about.ts';
import { appointments } from '../../src/words/en/pages/appointments.ts';
import { contact } from '../../src/words/en/pages/contact.ts';
import { doctorBios, doctorsPage } from '../../src/words/en/pages/doctors.ts';
import { faqs } from '../../src/words/en/pages/faqs.ts';
import { home } from '../../src/words/en/pages/home.ts';
import {
  insuranceBenefits,
  insuranceNotes,
  insurancePage,
  insuranceSteps,
  insurerNotes,
  maklFacts,
  pendingAccreditation,
} from '../../src/words/en/pages/insurance.ts';
import { antenatalVisitWords, packageWords } from '../../src/words/en/pages/maternity-packages.ts';
import {
  ancIntro,
  maternityReasons,
  packageNotes,
  packagesIntro,
  packagesPage,
} from '../../src/words/en/pages/maternity-reasons.ts';
import { storiesHero, storiesPage, storyWords } from '../../src/words/en/pages/patient-stories.ts';
import { services } from '../../src/words/en/pages/services.ts';
import { testimonialsPage, testimonialWords } from '../../src/words/en/pages/testimonials.ts';
import { ambulanceCost } from '../../src/words/en/sections/ambulance.ts';
import { birthRegistration } from '../../src/words/en/sections/birth-registration.ts';
import { blood } from '../../src/words/en/sections/blood.ts';
import { clinicCalendar } from '../../src/words/en/sections/clinic-words.ts';
import { loss } from '../../src/words/en/sections/loss.ts';
import { newbornCare } from '../../src/words/en/sections/newborn-care.ts';
import { serviceCardWords } from '../../src/words/en/sections/service-cards.ts';
import { blockLines } from '../../tools/build/articles/article-context.ts';
import { blogArticles, medicalArticles, signsOf } from '../support/articles.ts';
import { href } from '../support/href.ts';
import { fleschReadingEase, longSentences, sentencesIn, syllablesOf } from './reading-ease.ts';

const day = '2026-11-22';
const withSha = [birthCostWords, birthCostRows(day), birthCostCaption(day)];

/** Pages for readers who are afraid, in pain or short of money. */
const easyPages = {
  '/antenatal-planner': [antenatalPlanner],
  '/services/emergency': [emergency, ambulanceCost(day)],
  '/services/maternity': [maternity, withSha, loss],
  '/maternity-packages': [
    packagesIntro,
    packageWords,
    packageNotes,
    withSha,
    ancIntro,
    antenatalVisitWords,
    maternityReasons,
    birthRegistration,
    newbornCare,
    blood,
  ],
  '/insurance': [
    insurancePage,
    insuranceBenefits,
    shaRows(day),
    insurerNotes,
    maklFacts,
    pendingAccreditation(day),
    insuranceSteps,
    priceListWords,
    priceList,
    paying,
  ],
  '/what-will-i-pay': [
    whatWillIPay,
    costBasis('anc', 'sha', day),
    costBasis('normal', 'none', day),
    costBasis('normal', 'other', day),
    costOfCesarean('sha', day),
    costOfCesarean('other', day),
    birthCostWords,
    paying,
  ],
  '/emergency-card': [
    emergencyCard,
    directions,
    labourWords,
    cardFirstAid.map((key) => firstAidWords[key]),
  ],
};

/** The paragraphs and items of an article, its danger signs and its excerpt. */
const proseOf = (article: Article) => [
  ...article.body.filter(({ kind }) => kind !== 'heading').flatMap(blockLines),
  ...signsOf(article),
  article.excerpt,
];

/** Articles that are read in a hurry or in fear must be easier than the others. */
const urgentArticles = ['3', 'emergency-first-aid-tips', 'pregnancy-nutrition-guide'];
const easeOf = ({ id }: Article) => (urgentArticles.includes(id) ? 75 : 70);

const serviceModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/words/en/departments/*.ts', '!**/index.ts'],
  { eager: true },
);
const serviceOf = (name: string) => serviceModules[`../../src/words/en/departments/${name}.ts`];

const pages: readonly (readonly [page: string, content: unknown, least: number])[] = [
  ...Object.entries(easyPages).map(([page, content]) => [page, content, 75] as const),
  ...['emergency', 'maternity', 'pediatrics', 'inpatient'].map(
    (name) => [`/services/${name}`, serviceOf(name), 75] as const,
  ),
  ...Object.entries(serviceModules).map(([file, content]) => [file, content, 70] as const),
  ['/', { home, faqs }, 70],
  ['/contact', { contact, directions }, 70],
  ['/appointments', appointments, 70],
  ['/about', about, 70],
  ['/about, its people', [roles, staffBios], 0],
  ['/doctors', [doctorBios, doctorsPage, clinicCalendar], 0],
  ['/services', [services, serviceCardWords, insuranceNotes], 0],
  ['/patient-stories', [storyWords, storiesHero, storiesPage], 0],
  ['/testimonials', [testimonialWords, testimonialsPage], 0],
  ['last bands', [closings, packagesPage.closing], 0],
  ...[...blogArticles, ...medicalArticles].map(
    (article) => [href(article.route, article.id), proseOf(article), easeOf(article)] as const,
  ),
];

it.each(pages)('%s has short sentences and reads easily', (_, content, least) => {
  expect(sentencesIn(content).length).toBeGreaterThan(3);
  expect(longSentences(content, 25)).toEqual([]);
  expect(Math.round(fleschReadingEase(content))).toBeGreaterThanOrEqual(least);
});

it('the measure rates plain words as easy, learned ones as hard, and finds long sentences', () => {
  expect(['cat', 'baby', 'maternity', 'checked'].map(syllablesOf)).toEqual([1, 2, 4, 1]);
  expect(fleschReadingEase('The cat sat on the mat. The dog ran off.')).toBeGreaterThan(100);
  const learned = 'Institutional authorisation necessitates comprehensive documentation.';
  expect(fleschReadingEase(learned)).toBeLessThan(0);
  expect(longSentences({ text: `${'word '.repeat(31)}.` }, 30)).toHaveLength(1);
  expect(longSentences(`Call us on ${site.phone} now.`, 6)).toEqual([]);
});
