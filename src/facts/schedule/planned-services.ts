import type { RouteName } from '../../site/routes.ts';
import { sample } from '../hospital/sample.ts';

/** The departments that are announced and not open yet. SAMPLE content, like the roadmap. */
const plannedServices = sample(['upcoming', 'eyeCare']) satisfies readonly RouteName[];

const planned: ReadonlySet<RouteName> = new Set(plannedServices);

/** Whether a page is about a service that cannot be visited yet. */
export function isPlanned(name: RouteName): boolean {
  return planned.has(name);
}
