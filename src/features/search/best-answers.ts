import { splitRow } from '../../components/lists/table-row.ts';
import type { SearchResult } from '../../components/search-answer.ts';
import { reverseCall } from '../../facts/hospital/contact/reverse-call.ts';
import { site } from '../../facts/hospital/site.ts';
import { doctors } from '../../facts/people/people.ts';
import { wordsOf } from '../../messages/fold-words.ts';
import type { Language } from '../../site/languages.ts';
import type { SectionKey } from '../../words/features/search-questions.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { bestLine, bestLines } from './create-result.ts';
import { addressIn, addressOf, type OpenIndex, sectionsAt } from './index/open-index.ts';
import { rowBreak } from './index/search-index.ts';
import { isStopWord, isSubject, termOfConcept, termsOf } from './index/terms.ts';
import { type Query, shareOfTerms } from './query/read-query.ts';
import { questions } from './questions.ts';

/**
 * Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay. Less if the
 * question names a subject of the site: 'directions from limuru'. A page answers its name only.
 */
const minCoverage = (section: string, terms: readonly string[]) =>
  section.endsWith('#') ? 0.85 : terms.some(isSubject) ? 0.35 : 0.5;

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

type Section = OpenIndex['sections'][number];

/** Returns the facts of a department: what it is, when it is open, and what it costs. */
const factsOf = ({ sections }: Section['page']) => [
  ...(sections[0]?.lines.slice(0, 1) ?? []),
  ...sections.flatMap(({ original, heading, lines }) => {
    if (original === 'with-sha') return lines.filter((line) => line.split(': ').length === 3);
    const isFact = original === 'opening-hours' || original === 'cost';
    return isFact ? [`${heading}: ${lines[0]}`] : [];
  }),
];

/** Returns the question that a query asks: the one that covers most of it. */
function findQuestion(query: Query) {
  const asked = new Set(query.flatMap(({ variants }) => [...variants.keys()]));
  return questions
    .filter(({ concepts }) => concepts.every((concept) => asked.has(termOfConcept(concept))))
    .map((question) => ({ ...question, terms: question.concepts.map(termOfConcept) }))
    .map((question) => ({ ...question, covered: shareOfTerms(question.terms, query) }))
    .filter(({ covered, terms, section }) => covered >= minCoverage(section, terms))
    .sort((a, b) => b.covered - a.covered || b.terms.length - a.terms.length)[0];
}

/** Answers a common question with lines of a section; undefined if the query asks none, or much more. */
export function findAnswer(query: Query, open: OpenIndex): SearchResult | undefined {
  const question = findQuestion(query);
  if (!question) return undefined;
  const { section, concepts, clinics } = question;
  const parts = sectionsAt(open, addressIn(open, section));
  const isInParts = inParts.has(section);
  const rate = (part: Section) =>
    bestLine(part, query).share + shareOfTerms(termsOf(part.heading, part.language), query);
  if (!isInParts) parts.sort((a, b) => rate(b) - rate(a));
  const [best] = parts;
  if (!best) return undefined;
  const { page, language, heading, under } = best;
  const isPage = section.endsWith('#');
  // at most 8 lines, or a row that is ahead of all others: 'malaria test price'
  const ranked = bestLines(best, query);
  const first = ranked.slice(0, 8).map(({ line }) => line);
  const pairs = query.slice(1).map(({ word }, at) => `${query[at]?.word} ${word}`);
  const rated = ranked.map(({ line, share }) => {
    const term = wordsOf(line.split(/[.:]/)[0] ?? '').filter((word) => !isStopWord(word));
    return { line, share: share + pairs.filter((pair) => term.join(' ').includes(pair)).length };
  });
  const [most, second] = rated.sort((a, b) => b.share - a.share);
  const isAhead = most && second && most.share > second.share + 0.15;
  const row = isAhead && !isPage && !isInParts ? splitRow(most.line) : undefined;
  const others = best.lines.filter((line) => first.includes(line) && !(row && line.includes(': ')));
  const own = row ? [...row.details, ...others] : others;
  const ofParts = parts
    .filter((part) => parts.length < 3 || part.under)
    .map((part) => `${part.heading}: ${part.lines[0]}`);
  const fromPage = isPage ? factsOf(page) : isInParts ? ofParts : own;
  const lines = linesFromFacts[section]?.(language) ?? fromPage;
  if (lines.length === 0) return undefined;
  return {
    address: addressOf(best),
    language,
    page: page.title,
    concepts,
    ...(clinics && { clinics }),
    heading: row?.sum ?? ((isInParts && under) || heading),
    // without marks: they would mark nearly everything
    lines: lines.flatMap((line) => line.split(rowBreak)).map((text) => [{ text, matches: false }]),
  };
}
