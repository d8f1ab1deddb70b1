import { choosesEmergency, type FormValues } from '../../forms/form-definition.ts';
import type { IsUrgent } from '../../forms/is-urgent.ts';
import { dangerWords } from '../registry.ts';

/** 'unknown' where the words of danger could not be loaded. */
export type Urgency = 'urgent' | 'calm' | 'unknown';

let loading: Promise<IsUrgent> | undefined;

/** Loads the words of danger once; after a failed download the next call tries again. */
export function loadIsUrgent(): Promise<IsUrgent> {
  loading ??= Promise.all([
    import('../../forms/is-urgent.ts'),
    dangerWords.en(),
    dangerWords.sw(),
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
