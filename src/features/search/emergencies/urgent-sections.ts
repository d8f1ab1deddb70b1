import type { EmergencyTopic, SearchConcept } from '../../../locales/search-words.ts';
import { addressOf, type OpenIndex } from '../index/open-index.ts';
import type { PlacedSection, SearchIndex } from '../index/search-index.ts';
import { showsTable } from '../index/table-by-age.ts';
import { termOfConcept } from '../index/terms.ts';
import { bestSentence } from '../query/coverage.ts';
import type { QueryWord } from '../query/read-query.ts';
import { pagesOfSteps } from './emergency-places.ts';
import type { FoundHint } from './find-emergencies.ts';

/** Who a list of signs is for, as its heading says it. */
const patients: Partial<Record<EmergencyTopic, readonly SearchConcept[]>> = {
  newbornDanger: ['newborn', 'baby'],
  childDanger: ['child'],
  pregnancyDanger: ['pregnancy'],
};
const allPatients = Object.values(patients).flat().map(termOfConcept);

/** Puts first aid before other sections. */
export interface UrgentSections {
  /** The sections that the hints lead to, one for each. */
  of(
    hints: readonly FoundHint[],
    query: readonly QueryWord[],
    tells: readonly number[],
  ): PlacedSection[];
  /** Whether a section is on a page with first aid, and not about other patients than the hints. */
  fits(section: PlacedSection, hints: readonly FoundHint[]): boolean;
}

/** Reads once which pages have first aid. */
export function openUrgentSections(index: SearchIndex, open: OpenIndex): UrgentSections {
  const pages = pagesOfSteps(index);

  /** 1 for a section whose heading names the patients of a topic, -1 if it names others. */
  function fitFor(section: PlacedSection, topic: EmergencyTopic): number {
    const heading = open.headingTerms(section);
    const names = (term: string) => heading.has(term);
    if (patients[topic]?.map(termOfConcept).some(names)) return 1;
    return allPatients.some(names) ? -1 : 0;
  }

  return {
    fits: (section, hints) =>
      pages.has(section.page.address) && hints.some(({ topic }) => fitFor(section, topic) >= 0),
    of: (hints, query, tells) => {
      const sections = hints.flatMap(({ address, topic }) => {
        const rank = (section: PlacedSection) => {
          const { covered } = bestSentence(open, section, query, tells);
          return fitFor(section, topic) + covered;
        };
        return open.sections
          .filter((section) => addressOf(section) === address && section.sentences.length > 0)
          .map((section) => ({ section, rank: rank(section) }))
          .sort((a, b) => b.rank - a.rank)
          .slice(0, 1)
          .map(({ section }) => section);
      });
      // a fever by age is the answer to a fever
      const hasTable = (section: PlacedSection) => Number(showsTable(section, query));
      return sections.sort((a, b) => hasTable(b) - hasTable(a));
    },
  };
}
