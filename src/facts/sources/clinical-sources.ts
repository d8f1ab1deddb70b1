import { emergencySources } from './emergency-sources.ts';
import { motherAndChildSources } from './mother-and-child-sources.ts';
import { plannedCareSources } from './planned-care-sources.ts';
import type { Source } from './source.ts';

/** Guidelines behind the clinical limits. */
export const clinicalSources = {
  ...emergencySources,
  ...motherAndChildSources,
  ...plannedCareSources,
} as const satisfies Record<string, Source>;

export type ClinicalSource = keyof typeof clinicalSources;

/** Returns the sources of some keys, in order and without duplicates. */
export function clinicalSourcesOf(keys: Iterable<ClinicalSource>): Source[] {
  return [...new Set(keys)].map((key) => clinicalSources[key]);
}
