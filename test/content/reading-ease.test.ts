import { expect, it } from 'vitest';
import { cardFirstAid } from '../../src/facts/clinical/emergency-card.ts';
import { site } from '../../src/facts/site.ts';
import type { Article } from '../../src/words/article.ts';
import { about } from '../../src/words/en/about.ts';
import { ambulanceCost } from '../../src/words/en/ambulance.ts';
import * as antenatalPlanner from '../../src/words/en/antenatal-planner.ts';
import { appointments } from '../../src/words/en/appointments.ts';
import { birthCostCaption, birthCostRows, birthCostWords } from '../../src/words/en/birth-cost.ts';
import { birthRegistration } from '../../src/words/en/birth-registration.ts';
import { blood } from '../../src/words/en/blood.ts';
import { clinicCalendar } from '../../src/words/en/clinic-words.ts';
import { firstAidWords } from '../../src/words/en/clinical/first-aid-words.ts';
import { labourWords } from '../../src/words/en/clinical/labour-words.ts';
import { closings } from '../../src/words/en/closings.ts';
import { contact } from '../../src/words/en/contact.ts';
import { directions } from '../../src/words/en/directions.ts';
import { doctorBios, doctorsPage } from '../../src/words/en/doctors.ts';
import { emergencyCard } from '../../src/words/en/emergency-card.ts';
import { faqs } from '../../src/words/en/faqs.ts';
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
import { antenatalVisitWords, packageWords } from '../../src/words/en/maternity-packages.ts';
import {
  ancIntro,
  maternityReasons,
  packageNotes,
  packagesIntro,
  packagesPage,
} from '../../src/words/en/maternity-reasons.ts';
import { newbornCare } from '../../src/words/en/newborn-care.ts';
import { storiesHero, storiesPage, storyWords } from '../../src/words/en/patient-stories.ts';
import { paying } from '../../src/words/en/paying.ts';
import { roles } from '../../src/words/en/people.ts';
import { priceList, priceListWords } from '../../src/words/en/price-list.ts';
import { serviceCardWords } from '../../src/words/en/service-cards.ts';
import { emergency } from '../../src/words/en/service-pages/emergency.ts';
import { maternity } from '../../src/words/en/service-pages/maternity.ts';
import { services } from '../../src/words/en/services.ts';
import { shaRows } from '../../src/words/en/sha-table.ts';
import { staffBios } from '../../src/words/en/staff.ts';
import { testimonialsPage, testimonialWords } from '../../src/words/en/testimonials.ts';
import { costBasis, costOfCesarean, whatWillIPay } from '../../src/words/en/what-will-i-pay.ts';
import { blockLines } from '../../tools/build/articles/article-context.ts';
import { blogArticles, medicalArticles, signsOf } from '../articles.ts';
import { href } from '../href.ts';
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
  ['../../src/words/en/service-pages/*.ts', '!**/index.ts'],
  { eager: true },
);
const serviceOf = (name: string) => serviceModules[`../../src/words/en/service-pages/${name}.ts`];

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
  expect(longSentences(content, 30)).toEqual([]);
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
