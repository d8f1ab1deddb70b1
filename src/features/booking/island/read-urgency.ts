import type { FormValues } from '../../../components/form/form-definition.ts';
import type { FirstAidLink } from '../../../components/urgency/first-aid-links.ts';
import type { Language } from '../../../site/languages.ts';
import { choosesEmergency } from '../chooses-emergency.ts';
import { urgentText } from '../urgent-text.ts';

/** 'unknown' if the small model could not be loaded. */
export type MessageUrgency = 'urgent' | 'calm' | 'unknown';

let loading: Promise<(text: string) => boolean> | undefined;

/** Loads the small model once; after a failed download the next call retries. */
export function loadIsUrgent(): Promise<(text: string) => boolean> {
  loading ??= Promise.all([
    import('../../../messages/danger/alarm-model.ts'),
    import('../../../messages/danger/decode-base64.ts'),
    import('virtual:danger-model/alarm'),
  ]).then(([{ openAlarmModel }, { decodeBase64 }, model]) =>
    openAlarmModel(decodeBase64(model.default)),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Returns whether a message sounds like an emergency. Never rejects: a failed download is
 * 'unknown'.
 */
export async function readUrgency(values: FormValues): Promise<MessageUrgency> {
  if (choosesEmergency(values)) return 'urgent';
  try {
    const isUrgent = await loadIsUrgent();
    return isUrgent(urgentText(values)) ? 'urgent' : 'calm';
  } catch {
    return 'unknown';
  }
}

const helpIn: Readonly<
  Record<Language, () => Promise<typeof import('../../../words/en/features/urgent-help.ts')>>
> = {
  en: () => import('../../../words/en/features/urgent-help.ts'),
  sw: () => import('../../../words/sw/features/urgent-help.ts'),
};

/**
 * Returns first aid for an urgent message, none if it could not be loaded. The text stays in the browser, so
 * the model of topics and the words are loaded, for an urgent message only.
 */
export async function readFirstAid(
  values: FormValues,
  language: Language,
): Promise<readonly FirstAidLink[]> {
  try {
    const [{ emergencyTopicsIn }, { firstAidLinks }, { urgentSections }] = await Promise.all([
      import('../emergency-topics.ts'),
      import('../../../components/urgency/first-aid-links.ts'),
      helpIn[language](),
    ]);
    return firstAidLinks(emergencyTopicsIn(values) ?? [], language, urgentSections);
  } catch {
    return [];
  }
}
