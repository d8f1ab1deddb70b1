import type { Place } from '../../site/addresses.ts';
import type { RouteName } from '../../site/routes.ts';

/** The cloth's patterns; each is a file in client/styles/cloth. */
export type Pattern = 'suns' | 'leaves' | 'beads' | 'weave' | 'zigzag';

/**
 * What a pattern means: suns are birth and home, tea leaves visits and prices, beads children, and
 * the zigzag emergencies and nothing else. The weave of the kiondo is for all other pages: wards,
 * visiting, the hospital itself.
 */
const meanings: Readonly<Record<Exclude<Pattern, 'weave'>, readonly RouteName[]>> = {
  suns: ['home', 'maternity', 'maternityPackages', 'birthPlan'],
  leaves: [
    ...(['outpatient', 'laboratory', 'pharmacy', 'dental', 'radiology', 'eyeCare'] as const),
    ...(['specializedCare', 'telemedicine', 'appointments'] as const),
    ...(['insurance', 'whatWillIPay', 'antenatalPlanner'] as const),
  ],
  beads: ['pediatrics', 'vaccinePlanner'],
  zigzag: ['emergency'],
};

/** Returns the pattern of a page; a page outside the route table has the weave. */
export function patternOf(place: Place | undefined): Pattern {
  const entries = Object.entries(meanings) as [Pattern, readonly RouteName[]][];
  return entries.find(([, names]) => place && names.includes(place.name))?.[0] ?? 'weave';
}
