import { type HelplineKey, helplines } from '../helplines.ts';
import type { Source } from '../source.ts';
import { dangerSignSources } from './danger-signs.ts';
import { type FirstAid, firstAidSources } from './first-aid.ts';
import { sexualAssaultSources } from './sexual-assault.ts';
import { clinicalSourcesOf } from './sources.ts';

/** What the emergency page tells itself; the neighbours stand with the teeth, the eyes and the article. */
export const emergencyTopics = [
  'notBreathing',
  'choking',
  'chokingBaby',
  'bleeding',
  'notAwake',
  'allergy',
  'asthma',
  'chestPain',
  'poison',
  'snakebite',
  'animalBite',
  'lowSugar',
] as const satisfies readonly FirstAid[];

/** Minutes decide: these are read without a tap. */
export const readWithoutTap: ReadonlySet<FirstAid> = new Set([
  'notBreathing',
  'choking',
  'chokingBaby',
  'bleeding',
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
