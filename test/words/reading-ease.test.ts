import { expect, it } from 'vitest';
import { cardFirstAid } from '../../src/facts/clinical/emergency-card.ts';
import { site } from '../../src/facts/hospital/site.ts';
import type { Article } from '../../src/words/articles/article.ts';
import * as en from '../../src/words/en/index.ts';
import { blockLines } from '../../tools/build/articles/article-context.ts';
import { blogArticles, medicalArticles, signsOf } from '../support/articles.ts';
import { href } from '../support/href.ts';
import { expectStyle } from '../support/style.ts';
import { fleschReadingEase, longSentences, sentencesIn, syllablesOf } from './reading-ease.ts';

const day = '2026-11-22';
const { birthCostCaption, birthCostRows, birthCostWords } = en.birthCost;
const { costBasis, costOfCesarean } = en.whatWillIPay;
const withSha = [birthCostWords, birthCostRows(day), birthCostCaption(day)];
const { packagesPage, ...maternityReasons } = en.maternityReasons;
const { insuranceNotes, pendingAccreditation, ...insurance } = en.insurance;

/** Pages for readers who are afraid, in pain or short of money. */
const easyPages = {
  '/antenatal-planner': [en.antenatalPlanner, en.planFrame],
  '/vaccine-planner': en.vaccinePlanner,
  '/birth-plan': en.birthPlan,
  '/services/emergency': [en.emergency, en.ambulance.ambulanceCost(day)],
  '/services/maternity': [en.maternity, withSha, en.loss],
  '/maternity-packages': [
    en.maternityPackages,
    maternityReasons,
    withSha,
    en.birthRegistration,
    en.newbornCare,
    en.blood,
  ],
  '/insurance': [
    insurance,
    pendingAccreditation(day),
    en.shaTable.shaRows(day),
    en.shaTable.otherShaRows(day),
    en.priceList,
    en.paying,
  ],
  '/what-will-i-pay': [
    en.whatWillIPay,
    costBasis('anc', 'sha', day),
    costBasis('normal', 'none', day),
    costBasis('normal', 'other', day),
    costOfCesarean('sha', day),
    costOfCesarean('other', day),
    birthCostWords,
    en.paying,
  ],
  '/emergency-card': [
    en.emergencyCard,
    en.directions,
    en.labourWords,
    cardFirstAid.map((key) => en.firstAidWords.firstAidWords[key]),
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

const departmentModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/words/en/departments/*.ts', '!**/index.ts'],
  { eager: true },
);
const serviceOf = (name: string) => departmentModules[`../../src/words/en/departments/${name}.ts`];

const pages: readonly (readonly [page: string, content: unknown, least: number])[] = [
  ...Object.entries(easyPages).map(([page, content]) => [page, content, 75] as const),
  ...['emergency', 'maternity', 'pediatrics', 'inpatient'].map(
    (name) => [`/services/${name}`, serviceOf(name), 75] as const,
  ),
  ...Object.entries(departmentModules).map(([file, content]) => [file, content, 70] as const),
  ['/', [en.home, en.faqs], 70],
  ['/contact', [en.contact, en.directions], 70],
  ['/appointments', en.appointments, 70],
  ['/about', en.about, 70],
  ['/about, its people', [en.people.roles, en.staff.staffBios], 0],
  ['/doctors', [en.doctors, en.clinicWords.clinicCalendar], 0],
  ['/services', [en.services, en.departmentCards, insuranceNotes], 0],
  ['/patient-stories', en.patientStories, 0],
  ['/testimonials', en.testimonials, 0],
  ['closings', [en.closings, packagesPage.closing], 0],
  ...[...blogArticles, ...medicalArticles].map(
    (article) => [href(article.route, article.id), proseOf(article), easeOf(article)] as const,
  ),
];

it('every page has sentences of at most 30 words and reads easily', () => {
  const faults = pages.flatMap(([page, content, least]) => {
    const ease = Math.round(fleschReadingEase(content));
    const hard = ease < least ? [`${page}: reading ease ${ease} below ${least}`] : [];
    return [...hard, ...longSentences(content, 30).map((sentence) => `${page}: ${sentence}`)];
  });
  expectStyle(faults);
  for (const [page, content] of pages) expect(sentencesIn(content).length, page).toBeGreaterThan(3);
});

it('the measure rates plain words as easy and learned words as hard, and finds long sentences', () => {
  expect(['cat', 'baby', 'maternity', 'checked'].map(syllablesOf)).toEqual([1, 2, 4, 1]);
  expect(fleschReadingEase('The cat sat on the mat. The dog ran off.')).toBeGreaterThan(100);
  const learned = 'Institutional authorisation necessitates comprehensive documentation.';
  expect(fleschReadingEase(learned)).toBeLessThan(0);
  expect(longSentences({ text: `${'word '.repeat(31)}.` }, 30)).toHaveLength(1);
  expect(longSentences(`Call us on ${site.phone} now.`, 6)).toEqual([]);
});
