import type { SearchConcept } from '../../locales/search-words.ts';
import type { Language } from '../../site/languages.ts';
import { bestAnswers, type ShortAnswer } from '../../words/sw/features/search/best-answers.ts';
import { placeOfSteps, type Steps } from './emergencies/emergency-places.ts';
import { addressOf, type OpenIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { termOfConcept } from './index/terms.ts';
import { coverageOf } from './query/coverage.ts';
import { isSwahili } from './query/query-language.ts';
import type { QueryWord } from './query/read-query.ts';

/** A section that answers a question. */
interface AnswerPlace extends Steps {
  /** The only part of the section that answers, from 0. */
  part?: number;
  /** Answered by each part of the section, in a line. */
  byParts?: boolean;
}

/** A question that many people ask. */
interface Question {
  /** What a query means that asks it. */
  asks: readonly SearchConcept[];
  place: AnswerPlace;
  /** The place in Swahili, if the English page is not translated. */
  swahili?: AnswerPlace;
}

/** The sections of one address that answer a question. */
export interface FoundAnswer {
  sections: readonly PlacedSection[];
  byParts: boolean;
  /** In the language of the query, if the sections are in another. */
  short?: (ShortAnswer & { language: Language }) | undefined;
}

const prices: Steps = { name: 'insurance', fragment: 'prices' };
const sha: Steps = { name: 'insurance', fragment: 'sha' };
const withSha: AnswerPlace = { name: 'maternityPackages', fragment: 'with-sha' };
const joinSha: AnswerPlace = { ...withSha, part: 1 };
const calendar: Steps = { name: 'doctors', fragment: 'calendar' };
const wards: Steps = { name: 'inpatient', fragment: 'relatives-food-and-papers' };
const complaints: AnswerPlace = {
  name: 'patientRights',
  fragment: 'how-to-complain',
  byParts: true,
};
const packages: AnswerPlace = { name: 'maternityPackages', fragment: 'packages', byParts: true };

/** The questions that people ask most. */
export const questions: readonly Question[] = [
  { asks: ['visiting'], place: { name: 'inpatient', fragment: 'visiting-hours' } },
  { asks: ['hours'], place: { name: 'outpatient', fragment: 'opening-hours' } },
  {
    asks: ['directions'],
    place: { name: 'contact', fragment: 'directions' },
    swahili: { name: 'emergency', fragment: 'reach-us' },
  },
  {
    asks: ['phone'],
    place: { name: 'contact', fragment: 'details' },
    swahili: { name: 'emergencyCard', fragment: 'numbers' },
  },
  { asks: ['price', 'birth'], place: packages },
  { asks: ['price', 'caesarean'], place: packages },
  { asks: ['price', 'package'], place: packages },
  { asks: ['price', 'sha'], place: withSha },
  { asks: ['price'], place: prices, swahili: packages },
  { asks: ['price', 'ultrasound'], place: prices },
  { asks: ['price', 'radiology'], place: prices },
  { asks: ['price', 'laboratory'], place: prices },
  { asks: ['price', 'room'], place: prices },
  { asks: ['price', 'doctor'], place: prices },
  {
    asks: ['price', 'ambulance'],
    place: { name: 'emergency', fragment: 'our-ambulance-area-and-cost' },
  },
  { asks: ['payment'], place: prices },
  { asks: ['deposit'], place: prices },
  { asks: ['sha'], place: sha, swahili: joinSha },
  { asks: ['shaRegistration'], place: joinSha },
  { asks: ['clinicDays'], place: calendar },
  { asks: ['clinicDays', 'doctor'], place: calendar },
  { asks: ['clinicDays', 'paediatrics'], place: { name: 'pediatrics', fragment: 'clinic-days' } },
  { asks: ['results'], place: { name: 'laboratory', fragment: 'result-times' } },
  { asks: ['complaint'], place: complaints },
  { asks: ['bring'], place: { name: 'outpatient', fragment: 'what-to-bring' } },
  { asks: ['bring', 'birth'], place: { name: 'maternity', fragment: 'what-to-bring' } },
  { asks: ['hospitalBag'], place: { name: 'maternity', fragment: 'your-hospital-bag' } },
  {
    asks: ['birthCertificate'],
    place: { name: 'maternityPackages', fragment: 'papers', byParts: true },
  },
  { asks: ['sickNote'], place: wards },
  { asks: ['records'], place: wards },
  { asks: ['familyPlanning'], place: { name: 'outpatient', fragment: 'family-planning' } },
  { asks: ['antenatal'], place: { name: 'maternityPackages', fragment: 'schedule' } },
  { asks: ['disability'], place: { name: 'accessibility', fragment: 'in-the-building' } },
];

/** Answers in a language that does not have every page. */
const shortAnswers: Partial<Record<Language, typeof bestAnswers>> = { sw: bestAnswers };

/** Least share of a query that its question covers: 'mpesa for a neighbour' is about more. */
const leastCovered = 0.5;

/**
 * Makes the finder of the sections that answer a common question: those of one address. Undefined
 * for a query that asks none of these questions, or more than one of them.
 */
export function createFindAnswer(index: SearchIndex, { sections }: OpenIndex) {
  return function findAnswer(
    query: readonly QueryWord[],
    tells: readonly number[],
    reader: Language,
  ): FoundAnswer | undefined {
    const language = isSwahili(query.map(({ word }) => word)) ? 'sw' : reader;
    const meant = new Set(query.flatMap(({ variants }) => variants.map(({ term }) => term)));
    const [best] = questions
      .filter(({ asks }) => asks.every((concept) => meant.has(termOfConcept(concept))))
      .map((question) => {
        const covered = coverageOf(new Set(question.asks.map(termOfConcept)), query, tells);
        return { ...question, covered };
      })
      .filter(({ covered }) => covered >= leastCovered)
      .sort((a, b) => b.covered - a.covered || b.asks.length - a.asks.length);
    if (!best) return undefined;
    const place = language === 'sw' ? (best.swahili ?? best.place) : best.place;
    const { part, byParts = false } = place;
    const address = placeOfSteps(index, place, language)?.address;
    const found = sections.filter(
      (section) => addressOf(section) === address && section.sentences.length > 0,
    );
    const parts = part === undefined ? found : found.slice(part, part + 1);
    const [asked] = best.asks.length === 1 ? best.asks : [];
    const isTranslated = found[0]?.language === language;
    const short = asked && !isTranslated ? shortAnswers[language]?.[asked] : undefined;
    return found.length > 0
      ? { sections: parts, byParts, short: short && { ...short, language } }
      : undefined;
  };
}
