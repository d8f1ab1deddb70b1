import type { FormValues } from '../../../components/form/form-definition.ts';
import { choosesEmergency } from '../chooses-emergency.ts';
import type { IsUrgent } from '../is-urgent.ts';

/** 'unknown' where the words of danger could not be loaded. */
export type Urgency = 'urgent' | 'calm' | 'unknown';

let loading: Promise<IsUrgent> | undefined;

/** Loads the words of danger once; after a failed download the next call tries again. */
export function loadIsUrgent(): Promise<IsUrgent> {
  loading ??= Promise.all([
    import('../is-urgent.ts'),
    // in both languages: people write in either
    import('../../../words/en/features/search/search-emergencies.ts'),
    import('../../../words/sw/features/search/search-emergencies.ts'),
  ]).then(([{ createIsUrgent }, en, sw]) => createIsUrgent({ en, sw }));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Whether a message sounds like an emergency. Never rejects: without the words it cannot tell. */
export async function readUrgency(values: FormValues): Promise<Urgency> {
  if (choosesEmergency(values)) return 'urgent';
  try {
    const isUrgent = await loadIsUrgent();
    return isUrgent(values) ? 'urgent' : 'calm';
  } catch {
    return 'unknown';
  }
}
