import { exists } from '../../../locales/places.ts';
import type { EmergencyTopic } from '../../../locales/search-words.ts';
import type { EmergencyHint } from '../../../models/search-answer.ts';
import { type Place, placePath } from '../../../site/addresses.ts';
import { defaultLanguage, type Language, languageNames } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** A section with first aid, as the English page names it. */
export interface Steps {
  name: RouteName;
  entryId?: string;
  fragment: string;
  /** Listed only in a language that has this page and not the one before it. */
  isFallback?: boolean;
}

const emergency = (fragment: string): Steps => ({ name: 'emergency', fragment });
const guide = (entryId: string, fragment: string): Steps => ({
  name: 'medicalBlogPost',
  entryId,
  fragment,
});
/** The card repeats what the pages say, and is translated. */
const card = (fragment: string): Steps => ({ name: 'emergencyCard', fragment, isFallback: true });

const notBreathing = emergency('not-breathing');
const callOrCome = emergency('call-or-come-now');
const choking = emergency('choking-from-one-year-of-age');
const chokingBaby = emergency('choking-under-one-year');
const helplines = guide('mental-health-awareness', 'numbers-to-call');
const illChild: Steps = { name: 'pediatrics', fragment: 'fever-and-danger-signs' };

const birthBleeding = emergency('birth-bleeding');

/** What to read first in each emergency. */
export const emergencySteps: Readonly<Record<EmergencyTopic, readonly Steps[]>> = {
  notBreathing: [notBreathing],
  drowning: [emergency('nearly-drowned'), notBreathing],
  electricShock: [emergency('electric-shock'), notBreathing],
  chokingBaby: [chokingBaby],
  choking: [choking, chokingBaby],
  babyComing: [emergency('baby-coming'), birthBleeding],
  birthBleeding: [birthBleeding, { name: 'maternity', fragment: 'danger-signs' }],
  pregnancyDanger: [
    { name: 'maternity', fragment: 'danger-signs' },
    card('danger-signs'),
    callOrCome,
  ],
  bleeding: [emergency('heavy-bleeding')],
  labour: [{ name: 'maternity', fragment: 'when-to-come-in-labour' }, card('labour')],
  fit: [emergency('fits')],
  chestPain: [emergency('chest-pain')],
  stroke: [emergency('stroke')],
  notAwake: [emergency('breathes-but-does-not-wake'), notBreathing],
  severeAllergy: [emergency('severe-allergy')],
  asthma: [emergency('asthma-attack')],
  burn: [emergency('burns-and-scalds')],
  carbonMonoxide: [emergency('fumes-from-a-jiko-or-generator'), notBreathing],
  poison: [emergency('poison')],
  snakebite: [emergency('snakebite')],
  animalBite: [emergency('dog-or-other-animal-bite')],
  headInjury: [callOrCome],
  lowSugar: [emergency('low-sugar-in-diabetes')],
  highSugar: [guide('diabetes-management-kenya', 'urgent-signs'), callOrCome],
  eyeSplash: [emergency('a-chemical-in-the-eye')],
  eye: [{ name: 'eyeCare', fragment: 'eye-emergencies' }],
  tooth: [emergency('a-knocked-out-adult-tooth')],
  suicide: [helplines, emergency('national-lines')],
  mind: [helplines, card('numbers'), callOrCome],
  sexualAssault: [emergency('after-rape-or-sexual-assault')],
  newbornDanger: [illChild, card('danger-signs'), card('fever')],
  childDanger: [illChild, card('danger-signs'), card('fever'), callOrCome],
  anything: [callOrCome],
};

/** The addresses of all first aid, in every language, without fragments: pages to show in danger. */
export function pagesOfSteps(index: SearchIndex): Set<string> {
  return new Set(
    Object.values(emergencySteps)
      .flat()
      .flatMap((steps) =>
        languageNames.map((language) =>
          placeOfSteps(index, { ...steps, isFallback: false }, language),
        ),
      )
      .flatMap((hint) => hint?.address.split('#')[0] ?? []),
  );
}

/**
 * Where a reader of `language` finds these steps: in English if the page is not translated,
 * undefined if the page is not in the index. A translation has the same sections in the same order
 * under other ids; if it differs, the hint leads to the top of the page.
 */
export function placeOfSteps(
  { pages }: SearchIndex,
  { name, entryId, fragment, isFallback }: Steps,
  language: Language,
): EmergencyHint | undefined {
  if (isFallback && language === defaultLanguage) return undefined;
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
