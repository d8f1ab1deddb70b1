import type { FirstAidLink } from '../../components/urgency/first-aid-links.ts';
import type { FirstAidTopic } from '../../messages/danger/emergency-topic.ts';
import { wordsOf } from '../../messages/fold-words.ts';
import { stemEnglish } from '../../messages/stem-words.ts';
import { type SearchConcept, searchWordsByLanguage } from '../../words/features/search-words.ts';
import { headingTerms, rateSection } from './create-result.ts';
import { addressIn, type OpenIndex, type PlacedSection, sectionsAt } from './index/open-index.ts';
import { termOfConcept } from './index/terms.ts';
import type { Query } from './query/read-query.ts';

/** The patients of a topic, as named in headings of danger signs. */
const patients: Partial<Record<FirstAidTopic, readonly SearchConcept[]>> = {
  newbornDanger: ['newborn'],
  childDanger: ['child'],
  pregnancyDanger: ['pregnancy', 'birth'],
  birthBleeding: ['birth', 'pregnancy'],
  afterLoss: ['abortion', 'pregnancy'],
};

/** Rates a section for a query: by its line that fits best, and by the patients that its headings name. */
function rate(section: PlacedSection, topic: FirstAidTopic, query: Query): number {
  const terms = headingTerms(section);
  const names = (concept: SearchConcept) => terms.includes(termOfConcept(concept));
  const ofOthers = Object.values(patients).flat().some(names) ? -1 : 0;
  return rateSection(section, query) + (patients[topic]?.some(names) ? 1 : ofOthers);
}

/** Returns the section of each first-aid link that fits the patient and the query best. */
export function firstAidFor(hints: readonly FirstAidLink[], query: Query, open: OpenIndex) {
  return hints.flatMap(({ address, topic }) =>
    sectionsAt(open, address)
      .sort((a, b) => rate(b, topic, query) - rate(a, topic, query))
      .slice(0, 1),
  );
}

/** Returns the phrases of a list in all languages. */
const phrasesIn = (name: 'babyLossWords' | 'griefWords' | 'otherLosses') =>
  Object.values(searchWordsByLanguage)
    .flatMap((words) => words[name].split(', '))
    .map((text) => ({ stems: wordsOf(text).map(stemEnglish), guarded: text.endsWith('?') }));
const babyLoss = phrasesIn('babyLossWords');
const grief = phrasesIn('griefWords');
const otherLosses = phrasesIn('otherLosses');

/** Returns the grief that a query mentions: the loss of a baby, or another. */
export function griefIn(query: string): 'baby' | 'other' | undefined {
  const typed = new Set(wordsOf(query).map(stemEnglish));
  const has = ({ stems }: (typeof grief)[number]) => stems.every((stem) => typed.has(stem));
  // 'lost baby card' is no bereavement
  const isOtherLoss = otherLosses.some(has);
  if (babyLoss.some((phrase) => has(phrase) && !(phrase.guarded && isOtherLoss))) return 'baby';
  return grief.some(has) ? 'other' : undefined;
}

/** Care after the loss of a baby: the index has no words of it, because only searches about grief show it. */
export const careAfterLoss = 'maternity#if-you-lose-your-baby';
const helplines = 'medicalBlogPost/mental-health-awareness#numbers-to-call';
const whoToCall = 'whenSomeoneDies#who-to-call';

/** Returns the only results of a search about grief: care after a loss, first if a baby was lost, and who to talk to. */
export function griefSections(open: OpenIndex, ofWhom: 'baby' | 'other') {
  const order = [careAfterLoss, helplines, whoToCall] as const;
  return (ofWhom === 'baby' ? order : order.toReversed()).flatMap((section) =>
    sectionsAt(open, addressIn(open, section)),
  );
}
