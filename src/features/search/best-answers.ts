import type { SearchConcept } from '../../locales/search-words.ts';
import type { SearchResult } from '../../models/search-answer.ts';
import type { Language } from '../../site/languages.ts';
import { bestAnswers } from '../../words/sw/features/search/best-answers.ts';
import { ageTableOf, mainHeading } from './create-result.ts';
import { addressOf, type OpenIndex } from './index/open-index.ts';
import type { PlacedSection, SearchIndex } from './index/search-index.ts';
import { resolveSection, type SectionReference } from './index/section-reference.ts';
import { termOfConcept } from './index/terms.ts';
import { bestSentence, coverageOf, sentenceCoverages } from './query/coverage.ts';
import { markSentence } from './query/mark-sentence.ts';
import { isSwahili, type QueryWord } from './query/read-query.ts';

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

/** Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay. */
const minCoverage = 0.5;
/** Maximum lines of an answer. */
const maxLines = 8;

/** Returns the lines that cover most of a query, in their order. */
function bestLines(section: PlacedSection, query: readonly QueryWord[]): readonly string[] {
  const coverages = sentenceCoverages(section, query);
  const best = [...coverages.entries()].sort(([, a], [, b]) => b - a).slice(0, maxLines);
  return section.sentences.filter((_, at) => best.some(([index]) => index === at));
}

/** Returns the question that a query asks: the one that covers most of it. */
function findQuestion(query: readonly QueryWord[]): Question | undefined {
  const isAsked = (concept: SearchConcept) =>
    query.some(({ variants }) => variants.has(termOfConcept(concept)));
  return questions
    .filter(({ concepts }) => concepts.every(isAsked))
    .map((question) => ({
      question,
      covered: coverageOf(new Set(question.concepts.map(termOfConcept)), query),
    }))
    .filter(({ covered }) => covered >= minCoverage)
    .sort(
      (a, b) => b.covered - a.covered || b.question.concepts.length - a.question.concepts.length,
    )[0]?.question;
}

/**
 * Creates the function that answers a common question with a whole short section, or its lines that
 * cover most of the query. Undefined for a query that asks none of the questions or much more.
 */
export function createFindAnswer(index: SearchIndex, { sectionsAt }: OpenIndex) {
  return function findAnswer(
    query: readonly QueryWord[],
    reader: Language,
  ): SearchResult | undefined {
    const language = isSwahili(query) ? 'sw' : reader;
    const question = findQuestion(query);
    if (!question) return undefined;
    const reference = (language === 'sw' && question.swahili) || question.section;
    const { part, byParts = false } = reference;
    const found = sectionsAt(resolveSection(index, reference, language)?.address);
    const parts = part === undefined ? found : found.slice(part, part + 1);
    const covered = (section: PlacedSection) => bestSentence(section, query).covered;
    const [best] = byParts ? parts : parts.sort((a, b) => covered(b) - covered(a));
    if (!best) return undefined;
    const [concept, another] = question.concepts;
    const short =
      concept && !another && best.language !== language
        ? shortAnswers[language]?.[concept]
        : undefined;
    const table = ageTableOf(best);
    const ofParts = () =>
      (parts.length > 2 ? parts.filter(({ under }) => under) : parts).map(
        ({ heading, sentences: [first] }) => `${heading}: ${first}`,
      );
    const lines =
      short?.lines ?? (table.length > 0 ? table : byParts ? ofParts() : bestLines(best, query));
    const isWhole = Boolean(short) || table.length > 0;
    // without marks: they would mark nearly everything
    const shown = lines.map((line) =>
      isWhole
        ? line
        : markSentence(line, query)
            .map(({ text }) => text)
            .join(''),
    );
    return {
      address: addressOf(best),
      language: best.language,
      page: best.page.title,
      heading: short?.heading ?? (byParts ? mainHeading(best) : best.heading),
      lines: shown.map((text) => [{ text, matches: false }]),
      ...(short && { linesLanguage: language }),
    };
  };
}
