import { clinicalSourcesOf } from '../sources/clinical-sources.ts';
import type { Source } from '../sources/source.ts';
import { dangerSignSources } from './danger-signs.ts';
import { type FirstAid, firstAidSources } from './first-aid.ts';
import { type HelplineKey, helplines } from './helplines.ts';
import { sexualAssaultSources } from './sexual-assault.ts';

/** Every emergency with steps, in the order of the emergency page. */
export const emergencyTopics = [
  'notBreathing',
  'choking',
  'chokingBaby',
  'bleeding',
  'babyComing',
  'birthBleeding',
  'notAwake',
  'fits',
  'chestPain',
  'stroke',
  'allergy',
  'asthma',
  'lowSugar',
  'burns',
  'poison',
  'carbonMonoxide',
  'snakebite',
  'animalBite',
  'drowning',
  'electricShock',
  'eyeSplash',
  'tooth',
] as const satisfies readonly FirstAid[];

/** Where minutes decide, the steps are shown without a tap. */
export const readWithoutTap: ReadonlySet<FirstAid> = new Set([
  'notBreathing',
  'choking',
  'chokingBaby',
  'bleeding',
  'babyComing',
  'birthBleeding',
]);

/** The national lines that the page names, in its order. */
export const emergencyHelplines = [
  'redCrossAmbulance',
  'police',
  'genderViolence',
  'children',
  'suicide',
] as const satisfies readonly HelplineKey[];

/** The works that the page rests on, whatever its language. */
export const emergencySources: readonly Source[] = [
  ...clinicalSourcesOf([
    // the guide names them all
    ...firstAidSources.notBreathing,
    ...emergencyTopics.flatMap((key) => firstAidSources[key].slice(0, 1)),
    ...dangerSignSources.adult,
    ...sexualAssaultSources,
  ]),
  helplines.redCrossAmbulance.source,
  helplines.genderViolence.source,
];
