import type { SearchResult } from '../../components/search-answer.ts';
import { reverseCall } from '../../facts/hospital/contact/reverse-call.ts';
import { site } from '../../facts/hospital/site.ts';
import { doctors } from '../../facts/people/people.ts';
import type { Language } from '../../site/languages.ts';
import type { SectionKey } from '../../words/features/search-questions.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { bestLine, bestLines } from './create-result.ts';
import { addressIn, addressOf, type OpenIndex, sectionsAt } from './index/open-index.ts';
import { rowBreak } from './index/search-index.ts';
import { isSubject, termOfConcept } from './index/terms.ts';
import { type Query, shareOfTerms } from './query/read-query.ts';
import { questions } from './questions.ts';

/**
 * Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay. Less if the
 * question names a subject of the site: 'directions from limuru'.
 */
const minCoverage = (terms: readonly string[]) => (terms.some(isSubject) ? 0.35 : 0.5);

/** Sections that answer with a line of each part. */
const inParts: ReadonlySet<SectionKey> = new Set([
  'maternityPackages#packages',
  'maternityPackages#papers',
  'patientRights#how-to-complain',
]);

/** Lines that answer in place of a section's own. */
const linesFromFacts: Partial<Record<SectionKey, (language: Language) => readonly string[]>> = {
  'contact#details'(language) {
    const { noCredit, pleaseCallMe } = wordsIn(language, 'frame').frame;
    return [site.phone, ...(reverseCall ? [noCredit(reverseCall)] : []), pleaseCallMe];
  },
  'appointments#request'(language) {
    const { intro, afterwards } = wordsIn(language, 'appointments').appointments;
    return [intro, ...afterwards.slice(1).map(({ text }) => text)];
  },
  'doctors#doctors': (language) =>
    Object.values(doctors).flatMap(({ gender, name, role }) =>
      gender === 'female' ? [`${name}: ${role[language]}`] : [],
    ),
};

/** Returns the question that a query asks: the one that covers most of it. */
function findQuestion(query: Query) {
  const asked = new Set(query.flatMap(({ variants }) => [...variants.keys()]));
  return questions
    .filter(({ concepts }) => concepts.every((concept) => asked.has(termOfConcept(concept))))
    .map((question) => ({ ...question, terms: question.concepts.map(termOfConcept) }))
    .map((question) => ({ ...question, covered: shareOfTerms(question.terms, query) }))
    .filter(({ covered, terms }) => covered >= minCoverage(terms))
    .sort((a, b) => b.covered - a.covered || b.terms.length - a.terms.length)[0];
}

/** Answers a common question with lines of a section; undefined if the query asks none, or much more. */
export function findAnswer(query: Query, open: OpenIndex): SearchResult | undefined {
  const question = findQuestion(query);
  if (!question) return undefined;
  const { section, concepts, clinics } = question;
  const parts = sectionsAt(open, addressIn(open, section));
  const isInParts = inParts.has(section);
  if (!isInParts) parts.sort((a, b) => bestLine(b, query).share - bestLine(a, query).share);
  const [best] = parts;
  if (!best) return undefined;
  const { page, language, heading, under } = best;
  // at most 8 lines; one with more of the words than any other is the first: 'malaria test price'
  const counts = best.lines.map((line) => {
    const words = line.toLowerCase().split(/\W+/);
    return query.filter(({ word }) => words.includes(word)).length;
  });
  const [most = 0, second = 0] = counts.toSorted((a, b) => b - a);
  const first = most > second ? best.lines[counts.indexOf(most)] : undefined;
  const all = first ? [first, ...best.lines.filter((line) => line !== first)] : best.lines;
  const covering = bestLines({ ...best, lines: all }, query).slice(0, 8);
  const own = isInParts
    ? parts
        .filter((part) => parts.length < 3 || part.under)
        .map((part) => `${part.heading}: ${part.lines[0]}`)
    : all.filter((line) => covering.some((each) => each.line === line));
  const lines = linesFromFacts[section]?.(language) ?? own;
  if (lines.length === 0) return undefined;
  return {
    address: addressOf(best),
    language,
    page: page.title,
    concepts,
    ...(clinics && { clinics }),
    heading: (isInParts && under) || heading,
    // without marks: they would mark nearly everything
    lines: lines.flatMap((line) => line.split(rowBreak)).map((text) => [{ text, matches: false }]),
  };
}
