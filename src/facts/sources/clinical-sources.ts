import { emergencySources } from './emergency-sources.ts';
import { motherAndChildSources } from './mother-and-child-sources.ts';
import { plannedCareSources } from './planned-care-sources.ts';
import type { Source } from './source.ts';

/** The guidelines that the clinical limits rest on. */
export const clinicalSources = {
  ...emergencySources,
  ...motherAndChildSources,
  ...plannedCareSources,
} as const satisfies Record<string, Source>;

export type ClinicalSource = keyof typeof clinicalSources;

/** The works behind some keys, each once, in the order of the keys. */
export function clinicalSourcesOf(keys: Iterable<ClinicalSource>): Source[] {
  return [...new Set(keys)].map((key) => clinicalSources[key]);
}
