import type { FormValues } from '../../../components/form/form-definition.ts';
import { choosesEmergency } from '../chooses-emergency.ts';
import type { IsUrgent } from '../is-urgent.ts';

/** 'unknown' if the emergency words could not be loaded. */
export type Urgency = 'urgent' | 'calm' | 'unknown';

let loading: Promise<IsUrgent> | undefined;

/** Loads the emergency words once; after a failed download the next call retries. */
export function loadIsUrgent(): Promise<IsUrgent> {
  loading ??= Promise.all([
    import('../is-urgent.ts'),
    // both languages, because visitors write in either
    import('../../../words/en/features/search/search-emergencies.ts'),
    import('../../../words/sw/features/search/search-emergencies.ts'),
  ]).then(([{ createIsUrgent }, en, sw]) => createIsUrgent({ en, sw }));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Returns whether a message sounds like an emergency. Never rejects: a failed download is
 * 'unknown'.
 */
export async function readUrgency(values: FormValues): Promise<Urgency> {
  if (choosesEmergency(values)) return 'urgent';
  try {
    const isUrgent = await loadIsUrgent();
    return isUrgent(values) ? 'urgent' : 'calm';
  } catch {
    return 'unknown';
  }
}
