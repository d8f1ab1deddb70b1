import type { FirstAidTopic } from '../../messages/danger/emergency-topic.ts';
import { hrefIfOnIn } from '../../site/addresses.ts';
import type { Language } from '../../site/languages.ts';
import type { UrgentSection, UrgentSectionKey } from '../../words/features/urgent-section.ts';
import { slugOf } from '../text/slug-of.ts';
import { firstAidSections } from './first-aid-sections.ts';

/** First aid for an emergency: a link to its section, and what the section says to do. */
export interface FirstAidLink extends Pick<UrgentSection, 'steps' | 'never'> {
  topic: FirstAidTopic;
  /** Path with the fragment of the first steps. */
  address: string;
  language: Language;
  /** Link text: the heading of these steps. */
  label: string;
}

/** Maximum number of links: more would hide the important one. */
const maxLinks = 3;

/** The words of one language for all sections. */
type UrgentSections = Readonly<Record<UrgentSectionKey, UrgentSection>>;

/** Returns the path of the page with a section; undefined if that page is off. */
function pageOf(key: UrgentSectionKey, language: Language): string | undefined {
  const href = hrefIfOnIn(language);
  switch (key) {
    case 'motherSigns':
    case 'afterLoss':
    case 'labour':
      return href('maternity');
    case 'childSigns':
      return href('pediatrics');
    case 'eyes':
      return href('eyeCare') ?? href('emergency');
    case 'numbersToCall':
      return href('medicalBlogPost', 'mental-health-awareness');
    case 'highSugar':
      return href('medicalBlogPost', 'diabetes-management-kenya');
    case 'adultFever':
    case 'cholera':
    case 'confusion':
    case 'bellyPain':
    case 'hivExposure':
      return href('outpatient');
    default:
      return href('emergency');
  }
}

/**
 * Returns the first aid for some topics in a language, most important first: the first section of each
 * topic, then their others. It needs no search index: if that cannot be read, first aid is still shown.
 */
export function firstAidLinks(
  topics: readonly FirstAidTopic[],
  language: Language,
  sections: UrgentSections,
): FirstAidLink[] {
  const ranked = topics
    .flatMap((topic) => firstAidSections[topic].map((key, rank) => ({ topic, key, rank })))
    .sort((one, other) => one.rank - other.rank);
  const links = new Map<UrgentSectionKey, FirstAidLink>();
  for (const { topic, key } of ranked) {
    const { id, heading, steps, never } = sections[key];
    const page = pageOf(key, language);
    if (!page || links.has(key)) continue;
    const address = `${page}#${id ?? slugOf(heading)}`;
    links.set(key, { topic, address, language, label: heading, steps, ...(never && { never }) });
  }
  return [...links.values()].slice(0, maxLinks);
}
