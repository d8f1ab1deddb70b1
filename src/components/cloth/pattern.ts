import { look } from '../../facts/hospital/look.ts';
import type { clothPatterns } from '../../facts/media/cloth-patterns.ts';
import type { Place } from '../../site/addresses.ts';
import type { RouteName } from '../../site/routes.ts';
import { isForEmergency } from '../../words/places.ts';

/** The cloth's patterns; the zigzag is for emergencies and nothing else. */
type Pattern = (typeof clothPatterns)[number] | 'zigzag';

/**
 * Pages with a pattern of their own, which look.json names; on the sample suns are birth and home, tea
 * leaves visits and prices, beads children, and the weave of the kiondo is for all other pages.
 */
const meanings: Readonly<
  Record<Exclude<keyof typeof look.patterns, 'others'>, readonly RouteName[]>
> = {
  birth: ['home', 'maternity', 'maternityPackages', 'birthPlan'],
  visits: [
    ...(['outpatient', 'laboratory', 'pharmacy', 'dental', 'radiology', 'eyeCare'] as const),
    ...(['specializedCare', 'telemedicine', 'appointments'] as const),
    ...(['insurance', 'whatWillIPay', 'antenatalPlanner'] as const),
  ],
  children: ['pediatrics', 'vaccinePlanner'],
};

/** Returns the pattern of a page. */
export function patternOf(place: Place | undefined): Pattern {
  if (isForEmergency(place)) return 'zigzag';
  const entries = Object.entries(meanings) as [keyof typeof meanings, readonly RouteName[]][];
  const [meaning = 'others'] =
    entries.find(([, names]) => place && names.includes(place.name)) ?? [];
  return look.patterns[meaning];
}
