import { dangerSignSources, type PatientGroup } from '../../clinical/danger-signs.ts';
import { feverSources } from '../../clinical/fever.ts';
import { firstAidSources } from '../../clinical/first-aid.ts';
import { helplines } from '../../clinical/helplines.ts';
import { vaccineSources } from '../../clinical/mother-and-child/vaccines.ts';
import { clinicalSources, clinicalSourcesOf } from '../clinical-sources.ts';
import type { Source } from '../source.ts';
import { everydaySources } from './everyday-sources.ts';
import { familySources } from './family-sources.ts';
import { infectionSources } from './infection-sources.ts';
import { kenyanSources } from './kenyan-sources.ts';
import { mentalHealthSources } from './mental-health-sources.ts';

type Named = Record<string, readonly Source[]>;

/** Returns the sources of a group by 'group.key'. */
function single(group: string, works: Readonly<Record<string, Source>>): Named {
  return Object.fromEntries(
    Object.entries(works).map(([key, work]) => [`${group}.${key}`, [work]]),
  );
}

const firstAid = Object.entries(firstAidSources).map(([emergency, keys]) => [
  `firstAid.${emergency}`,
  clinicalSourcesOf(keys),
]);

const dangerSigns = (Object.keys(dangerSignSources) as PatientGroup[]).map((group) => [
  `dangerSigns.${group}`,
  clinicalSourcesOf(dangerSignSources[group]),
]);

/**
 * Sources that an article may list, by name. The name of a set of clinical facts means all its
 * sources.
 */
export const articleSources: Readonly<Named> = {
  ...single('kenyan', kenyanSources),
  ...single('everyday', everydaySources),
  ...single('family', familySources),
  ...single('infection', infectionSources),
  ...single('mentalHealth', mentalHealthSources),
  ...single('clinical', clinicalSources),
  ...Object.fromEntries(
    Object.entries(helplines).map(([key, { source }]) => [`helpline.${key}`, [source]]),
  ),
  ...Object.fromEntries(firstAid),
  'firstAid.all': clinicalSourcesOf(Object.values(firstAidSources).flat()),
  ...Object.fromEntries(dangerSigns),
  vaccines: clinicalSourcesOf(vaccineSources),
  fever: clinicalSourcesOf(feverSources),
};
