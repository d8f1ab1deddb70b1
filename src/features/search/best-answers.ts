import { splitRow } from '../../components/lists/table-row.ts';
import type { SearchResult } from '../../components/search-answer.ts';
import { reverseCall } from '../../facts/hospital/contact/reverse-call.ts';
import { site } from '../../facts/hospital/site.ts';
import { doctors } from '../../facts/people/people.ts';
import type { Language } from '../../site/languages.ts';
import type { SectionKey } from '../../words/features/search-questions.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { bestLines, headingTerms, rateSection } from './create-result.ts';
import {
  addressIn,
  addressOf,
  type OpenIndex,
  type PlacedSection,
  sectionsAt,
} from './index/open-index.ts';
import { rowBreak } from './index/search-index.ts';
import { isConcept, isSubject, termOfConcept, termsOf } from './index/terms.ts';
import { type Query, shareOfTerms } from './query/read-query.ts';
import { questions } from './questions.ts';

/**
 * Minimum coverage of a query by its question: 'mpesa for a neighbour' asks more than how to pay. Less if the
 * question names a subject of the site: 'directions from limuru'.
 */
const minCoverage = (terms: readonly string[]) => (terms.some(isSubject) ? 0.38 : 0.55);

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

/** Returns the facts of a department: what it is, when it is open, and what it costs. */
const factsOf = ({ sections }: PlacedSection['page']) =>
  sections.flatMap(({ original, heading, lines: [first = '', ...others] }, at) => {
    if (at === 0) return [first];
    if (original === 'with-sha') return [first, ...others].filter((line) => /: .+: /.test(line));
    return original === 'opening-hours' || original === 'cost' ? [`${heading}: ${first}`] : [];
  });

const isPage = (section: SectionKey) => section.endsWith('#');

/** Returns the question that a query asks: the one that covers most of it. */
function findQuestion(query: Query) {
  return questions
    .map((question) => ({ ...question, terms: question.concepts.map(termOfConcept) }))
    .filter(({ terms }) => terms.every((term) => query.some((word) => word.terms.has(term))))
    .map((question) => ({ ...question, covered: shareOfTerms(question.terms, query) }))
    .filter(({ section, covered, terms }) => covered >= (isPage(section) ? 1 : minCoverage(terms)))
    .sort((a, b) => b.covered - a.covered || b.terms.length - a.terms.length)[0];
}

/**
 * Returns the one row of a section whose name was typed, or that has every word. Ignores words of the headings,
 * which all rows share, and words that the site does not have: 'hernia op' finds 'Hernia operation'.
 */
function findRow(section: PlacedSection, query: Query) {
  const { lines, language } = section;
  const shared = headingTerms(section);
  const asked = query.filter(
    ({ terms, matches }) => matches.size > 0 && !shared.some((term) => terms.has(term)),
  );
  function isNamed({ term }: { term: string }) {
    const stems = termsOf(term, language).filter(
      (each) => !isConcept(each) && !shared.includes(each),
    );
    return stems.length > 0 && stems.every((stem) => query.some(({ terms }) => terms.has(stem)));
  }
  const rows = lines.flatMap((line) => splitRow(line) ?? []);
  const whole = rows.filter(({ line }) => shareOfTerms(termsOf(line, language), asked) === 1);
  return [rows.filter(isNamed), whole].find(({ length }) => length === 1)?.[0];
}

/** Answers a common question with lines of a section; undefined if the query asks none, or much more. */
export function findAnswer(query: Query, open: OpenIndex): SearchResult | undefined {
  const question = findQuestion(query);
  if (!question) return undefined;
  const { section, concepts, clinics } = question;
  const parts = sectionsAt(open, addressIn(open, section));
  const isInParts = inParts.has(section);
  if (!isInParts) parts.sort((a, b) => rateSection(b, query) - rateSection(a, query));
  const [best] = parts;
  if (!best) return undefined;
  const { page, language, heading, under } = best;
  const row = isInParts ? undefined : findRow(best, query);
  const first = bestLines(best, query).slice(0, 8);
  const own = best.lines.filter((line) => first.some((each) => each.line === line));
  const ofParts = parts
    .filter((part) => parts.length < 3 || part.under)
    .map((part) => `${part.heading}: ${part.lines[0]}`);
  const ofSection = isInParts ? ofParts : (row?.details ?? own);
  const fromPage = isPage(section) ? factsOf(page) : ofSection;
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
