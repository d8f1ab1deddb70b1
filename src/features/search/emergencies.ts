import type { FirstAidLink } from '../../components/urgency/first-aid-links.ts';
import type { EmergencyTopic } from '../../messages/danger/emergency-topic.ts';
import type { SearchConcept } from '../../words/features/search-words.ts';
import { bestLine, isTable } from './create-result.ts';
import { type OpenIndex, type PlacedSection, sectionsAt } from './index/open-index.ts';
import { termOfConcept, termsOf } from './index/terms.ts';
import type { QueryWord } from './query/read-query.ts';

/** The patients of a topic, as named in headings of danger signs. */
const patients: Partial<Record<EmergencyTopic, readonly SearchConcept[]>> = {
  newbornDanger: ['newborn', 'baby'],
  childDanger: ['child'],
  pregnancyDanger: ['pregnancy'],
};

/** Returns 1 if a section's heading names the patients of a topic, -1 if it names others, else 0. */
function patientMatch({ under, heading, language }: PlacedSection, topic: EmergencyTopic): number {
  const terms = termsOf(`${under} ${heading}`, language);
  const names = (concept: SearchConcept) => terms.includes(termOfConcept(concept));
  if (patients[topic]?.some(names)) return 1;
  return Object.values(patients).flat().some(names) ? -1 : 0;
}

/**
 * Returns the best section for each first-aid link. For a query about a person's danger signs, the fever
 * limits by age come first; not for an accident: a child in hot water is not a hot child.
 */
export function firstAidFor(
  hints: readonly FirstAidLink[],
  query: readonly QueryWord[],
  open: OpenIndex,
): PlacedSection[] {
  const sections = hints.flatMap(({ address, topic }) => {
    const rank = (section: PlacedSection) =>
      patientMatch(section, topic) + bestLine(section, query).share;
    return sectionsAt(open, address)
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, 1);
  });
  const [first] = hints;
  if (!first || !patients[first.topic]) return sections;
  const hasTable = (section: PlacedSection) => Number(isTable(bestLine(section, query).line));
  return sections.sort((a, b) => hasTable(b) - hasTable(a));
}
