import type { EmergencyTopic, SearchConcept } from '../../../locales/search-words.ts';
import { addressOf, type OpenIndex } from '../index/open-index.ts';
import type { PlacedSection, SearchIndex } from '../index/search-index.ts';
import { matchesAgeTable } from '../index/table-by-age.ts';
import { termOfConcept } from '../index/terms.ts';
import { bestSentence } from '../query/coverage.ts';
import type { QueryWord } from '../query/read-query.ts';
import type { FoundHint } from './find-emergencies.ts';
import { firstAidPages } from './first-aid-sections.ts';

/** The patients of a topic, as named in headings of danger signs. */
const patients: Partial<Record<EmergencyTopic, readonly SearchConcept[]>> = {
  newbornDanger: ['newborn', 'baby'],
  childDanger: ['child'],
  pregnancyDanger: ['pregnancy'],
};
const allPatients = Object.values(patients).flat().map(termOfConcept);

/** Selects the sections to show in an emergency. */
interface UrgentSections {
  /** Returns the best section of each hint. */
  forHints(
    hints: readonly FoundHint[],
    query: readonly QueryWord[],
    idfs: readonly number[],
  ): PlacedSection[];
  /** Returns whether a section is on a first-aid page and is not about other patients. */
  isRelevant(section: PlacedSection, hints: readonly FoundHint[]): boolean;
}

/** Creates the selection of emergency sections for an index. */
export function createUrgentSections(index: SearchIndex, open: OpenIndex): UrgentSections {
  const pages = firstAidPages(index);

  /**
   * Returns 1 if a section's heading names the patients of a topic, -1 if it names others, else 0.
   */
  function patientMatch(section: PlacedSection, topic: EmergencyTopic): number {
    const heading = open.headingTerms(section);
    const names = (term: string) => heading.has(term);
    if (patients[topic]?.map(termOfConcept).some(names)) return 1;
    return allPatients.some(names) ? -1 : 0;
  }

  return {
    isRelevant: (section, hints) =>
      pages.has(section.page.address) &&
      hints.some(({ topic }) => patientMatch(section, topic) >= 0),
    forHints: (hints, query, idfs) => {
      const sections = hints.flatMap(({ address, topic }) => {
        const rank = (section: PlacedSection) => {
          const { covered } = bestSentence(open, section, query, idfs);
          return patientMatch(section, topic) + covered;
        };
        return open.sections
          .filter((section) => addressOf(section) === address && section.sentences.length > 0)
          .map((section) => ({ section, rank: rank(section) }))
          .sort((a, b) => b.rank - a.rank)
          .slice(0, 1)
          .map(({ section }) => section);
      });
      // for a query about fever, the table of limits by age comes first
      const hasTable = (section: PlacedSection) => Number(matchesAgeTable(section, query));
      return sections.sort((a, b) => hasTable(b) - hasTable(a));
    },
  };
}
