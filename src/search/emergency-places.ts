import { type Place, placePath } from '../addresses.ts';
import { defaultLanguage, type Language } from '../languages.ts';
import { exists } from '../places.ts';
import type { RouteName } from '../routes.ts';
import type { EmergencyTopic } from '../words/search-words.ts';
import type { EmergencyHint } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';

/** Where the first steps stand on a page of the language that has all pages. */
interface Steps {
  name: RouteName;
  entryId?: string;
  fragment: string;
}

const emergency = (fragment: string): Steps => ({ name: 'emergency', fragment });
const guide = (entryId: string, fragment: string): Steps => ({
  name: 'medicalBlogPost',
  entryId,
  fragment,
});
const firstAid = (fragment: string) => guide('emergency-first-aid-tips', fragment);

const notBreathing = emergency('not-breathing');
const callOrCome = emergency('call-or-come-now');
const choking = emergency('choking-from-one-year-of-age');
const chokingBaby = emergency('choking-under-one-year');
const illChild: Steps = { name: 'pediatrics', fragment: 'fever-and-danger-signs' };

/** What to read first in each danger. */
export const emergencySteps: Readonly<Record<EmergencyTopic, readonly Steps[]>> = {
  notBreathing: [notBreathing],
  chokingBaby: [chokingBaby],
  choking: [choking, chokingBaby],
  pregnancyDanger: [{ name: 'maternity', fragment: 'danger-signs' }, callOrCome],
  bleeding: [emergency('heavy-bleeding')],
  labour: [{ name: 'maternity', fragment: 'when-to-come-in-labour' }],
  fit: [firstAid('fits')],
  chestPain: [emergency('chest-pain')],
  stroke: [callOrCome],
  notAwake: [emergency('breathes-but-does-not-wake'), notBreathing],
  severeAllergy: [emergency('severe-allergy')],
  asthma: [emergency('asthma-attack')],
  burn: [firstAid('burns-and-scalds')],
  poison: [emergency('poison')],
  snakebite: [emergency('snakebite')],
  animalBite: [emergency('dog-or-other-animal-bite')],
  headInjury: [callOrCome],
  lowSugar: [emergency('low-sugar-in-diabetes')],
  eye: [{ name: 'eyeCare', fragment: 'eye-emergencies' }],
  tooth: [{ name: 'dental', fragment: 'dental-emergencies' }],
  suicide: [guide('mental-health-awareness', 'numbers-to-call'), emergency('national-lines')],
  sexualAssault: [emergency('after-rape-or-sexual-assault')],
  newbornDanger: [illChild],
  childDanger: [illChild, callOrCome],
  anything: [callOrCome],
};

/**
 * These steps as a reader of `language` finds them, in the other language where there is no
 * translation; undefined where the page is not in the index. A translation has the same sections in
 * the same order under ids of its own; where it has not, the hint leads to the page.
 */
export function placeOfSteps(
  { pages }: SearchIndex,
  { name, entryId, fragment }: Steps,
  language: Language,
): EmergencyHint | undefined {
  const pageOf = (place: Place) => pages.find(({ address }) => address === placePath(place));
  const first: Place = { name, language: defaultLanguage, ...(entryId && { entryId }) };
  const wanted = { ...first, language };
  const place = exists(wanted) ? wanted : first;
  const [original, page] = [pageOf(first), pageOf(place)];
  if (!page) return undefined;
  const at = original?.sections.findIndex((section) => section.fragment === fragment) ?? -1;
  const section =
    original?.sections.length === page.sections.length ? page.sections[at] : undefined;
  return {
    address: section ? `${page.address}#${section.fragment}` : page.address,
    language: place.language,
    label: section?.heading ?? page.title,
  };
}
