import { laws } from '../legal/laws.ts';
import { clinicalSourcesOf } from '../sources/clinical-sources.ts';
import type { Source } from '../sources/source.ts';
import { dangerSignSources } from './danger-signs.ts';
import { type FirstAid, firstAidSources } from './first-aid.ts';
import { helplines } from './helplines.ts';
import { sexualAssaultSources } from './sexual-assault.ts';

/** Every emergency with steps, in groups, in the order of the emergency page. */
export const firstAidGroups = {
  breathing: ['babyNotBreathing', 'childNotBreathing', 'notBreathing', 'chokingBaby', 'choking'],
  bleeding: ['bleeding', 'babyComing', 'birthBleeding'],
  illness: ['notAwake', 'fits', 'chestPain', 'stroke', 'allergy', 'asthma', 'lowSugar'],
  injury: [
    ...(['burns', 'poison', 'carbonMonoxide', 'snakebite', 'animalBite', 'drowning'] as const),
    ...(['electricShock', 'eyeSplash', 'tooth'] as const),
  ],
} as const satisfies Record<string, readonly FirstAid[]>;

/**
 * The topic that is shown expanded: without breath the brain lives a few minutes (resuscitation).
 * The others fold, because a reader finds an emergency faster among titles; links open them, the red
 * ones of the first screen above all.
 */
export const expandedTopic: FirstAid = 'babyNotBreathing';

/** Sources of the page in every language. */
export const emergencyPageSources: readonly Source[] = [
  ...clinicalSourcesOf([
    // the first source of each topic; the first-aid guide lists them all
    ...firstAidSources.babyNotBreathing,
    ...Object.values(firstAidGroups)
      .flat()
      .flatMap((key) => firstAidSources[key].slice(0, 1)),
    ...dangerSignSources.adult,
    ...sexualAssaultSources,
    'femaleGenitalMutilation',
  ]),
  laws.femaleGenitalMutilation,
  helplines.redCrossAmbulance.source,
  helplines.genderViolence.source,
];
