import type { SearchConcept } from '../../locales/search-words.ts';
import type { Language } from '../../site/languages.ts';
import { bestAnswers, type ShortAnswer } from '../../words/sw/features/search/best-answers.ts';
import { addressOf, type OpenIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { resolveSection, type SectionReference } from './index/section-reference.ts';
import { termOfConcept } from './index/terms.ts';
import { coverageOf } from './query/coverage.ts';
import { isSwahili } from './query/query-language.ts';
import type { QueryWord } from './query/read-query.ts';

/** A section that answers a question. */
interface AnswerSection extends SectionReference {
  /** Index of the only part of the section that answers, from 0. */
  part?: number;
  /** Whether the answer is one line per part of the section. */
  byParts?: boolean;
}

/** A common question. */
interface Question {
  /** A query asks this question if it has all these concepts. */
  concepts: readonly SearchConcept[];
  section: AnswerSection;
  /** The section for queries in Swahili, if the English page is not translated. */
  swahili?: AnswerSection;
}

/** The sections, all at one address, that answer a question. */
export interface FoundAnswer {
  sections: readonly PlacedSection[];
  byParts: boolean;
  /** A short answer in the language of the query, if the sections are in another language. */
  short?: (ShortAnswer & { language: Language }) | undefined;
}

const prices: SectionReference = { name: 'insurance', fragment: 'prices' };
const sha: SectionReference = { name: 'insurance', fragment: 'sha' };
const withSha: AnswerSection = { name: 'maternityPackages', fragment: 'with-sha' };
const joinSha: AnswerSection = { ...withSha, part: 1 };
const calendar: SectionReference = { name: 'doctors', fragment: 'calendar' };
const wards: SectionReference = { name: 'inpatient', fragment: 'relatives-food-and-papers' };
const complaints: AnswerSection = {
  name: 'patientRights',
  fragment: 'how-to-complain',
  byParts: true,
};
const packages: AnswerSection = { name: 'maternityPackages', fragment: 'packages', byParts: true };

/** The most common questions, with the section that answers each. */
export const questions: readonly Question[] = [
  { concepts: ['visiting'], section: { name: 'inpatient', fragment: 'visiting-hours' } },
  { concepts: ['hours'], section: { name: 'outpatient', fragment: 'opening-hours' } },
  {
    concepts: ['directions'],
    section: { name: 'contact', fragment: 'directions' },
    swahili: { name: 'emergency', fragment: 'reach-us' },
  },
  {
    concepts: ['phone'],
    section: { name: 'contact', fragment: 'details' },
    swahili: { name: 'emergencyCard', fragment: 'numbers' },
  },
  { concepts: ['price', 'birth'], section: packages },
  { concepts: ['price', 'caesarean'], section: packages },
  { concepts: ['price', 'package'], section: packages },
  { concepts: ['price', 'sha'], section: withSha },
  { concepts: ['price'], section: prices, swahili: packages },
  { concepts: ['price', 'ultrasound'], section: prices },
  { concepts: ['price', 'radiology'], section: prices },
  { concepts: ['price', 'laboratory'], section: prices },
  { concepts: ['price', 'room'], section: prices },
  { concepts: ['price', 'doctor'], section: prices },
  {
    concepts: ['price', 'ambulance'],
    section: { name: 'emergency', fragment: 'our-ambulance-area-and-cost' },
  },
  { concepts: ['payment'], section: prices },
  { concepts: ['deposit'], section: prices },
  { concepts: ['sha'], section: sha, swahili: joinSha },
  { concepts: ['shaRegistration'], section: joinSha },
  { concepts: ['clinicDays'], section: calendar },
  { concepts: ['clinicDays', 'doctor'], section: calendar },
  {
    concepts: ['clinicDays', 'paediatrics'],
    section: { name: 'pediatrics', fragment: 'clinic-days' },
  },
  { concepts: ['results'], section: { name: 'laboratory', fragment: 'result-times' } },
  { concepts: ['complaint'], section: complaints },
  { concepts: ['bring'], section: { name: 'outpatient', fragment: 'what-to-bring' } },
  { concepts: ['bring', 'birth'], section: { name: 'maternity', fragment: 'what-to-bring' } },
  { concepts: ['hospitalBag'], section: { name: 'maternity', fragment: 'your-hospital-bag' } },
  {
    concepts: ['birthCertificate'],
    section: { name: 'maternityPackages', fragment: 'papers', byParts: true },
  },
  { concepts: ['sickNote'], section: wards },
  { concepts: ['records'], section: wards },
  { concepts: ['familyPlanning'], section: { name: 'outpatient', fragment: 'family-planning' } },
  { concepts: ['antenatal'], section: { name: 'maternityPackages', fragment: 'schedule' } },
  { concepts: ['disability'], section: { name: 'accessibility', fragment: 'in-the-building' } },
];

/** Short answers for a language that does not have every page. */
const shortAnswers: Partial<Record<Language, typeof bestAnswers>> = { sw: bestAnswers };

/**
 * Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay.
 */
const minCoverage = 0.5;

/**
 * Creates the function that finds the sections that answer a common question. It returns undefined
 * for a query that asks none of the questions, or that asks for much more.
 */
export function createFindAnswer(index: SearchIndex, { sections }: OpenIndex) {
  return function findAnswer(
    query: readonly QueryWord[],
    idfs: readonly number[],
    reader: Language,
  ): FoundAnswer | undefined {
    const language = isSwahili(query.map(({ word }) => word)) ? 'sw' : reader;
    const queryTerms = new Set(query.flatMap(({ variants }) => variants.map(({ term }) => term)));
    const [best] = questions
      .filter(({ concepts }) => concepts.every((concept) => queryTerms.has(termOfConcept(concept))))
      .map((question) => {
        const covered = coverageOf(new Set(question.concepts.map(termOfConcept)), query, idfs);
        return { ...question, covered };
      })
      .filter(({ covered }) => covered >= minCoverage)
      .sort((a, b) => b.covered - a.covered || b.concepts.length - a.concepts.length);
    if (!best) return undefined;
    const reference = language === 'sw' ? (best.swahili ?? best.section) : best.section;
    const { part, byParts = false } = reference;
    const address = resolveSection(index, reference, language)?.address;
    const found = sections.filter(
      (section) => addressOf(section) === address && section.sentences.length > 0,
    );
    const parts = part === undefined ? found : found.slice(part, part + 1);
    const [concept] = best.concepts.length === 1 ? best.concepts : [];
    const isTranslated = found[0]?.language === language;
    const short = concept && !isTranslated ? shortAnswers[language]?.[concept] : undefined;
    return found.length > 0
      ? { sections: parts, byParts, short: short && { ...short, language } }
      : undefined;
  };
}
