import type { FormValues } from '../../../components/form/form-definition.ts';
import type { FirstAidLink } from '../../../components/urgency/first-aid-links.ts';
import type { QuickVerdict } from '../../../messages/danger/alarm-model.ts';
import type { Language } from '../../../site/languages.ts';
import { choosesEmergency } from '../chooses-emergency.ts';
import { urgentText } from '../urgent-text.ts';

/** 'unknown' if the small model could not be loaded. */
export type MessageUrgency = 'urgent' | 'calm' | 'unknown';

let loading: Promise<(text: string) => QuickVerdict> | undefined;

/** Loads the small model once; after a failed download the next call retries. */
export function loadAlarm(): Promise<(text: string) => QuickVerdict> {
  loading ??= Promise.all([
    import('../../../messages/danger/alarm-model.ts'),
    import('virtual:danger-model/alarm'),
  ]).then(([{ openAlarmModel }, model]) => openAlarmModel(model.default));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const loadTopics = () => import('../emergency-topics.ts');

/**
 * Returns whether a message sounds like an emergency, as the server would. The large model is loaded only
 * for a doubtful one, which is urgent without it. Never rejects: a failed download is 'unknown'.
 */
export async function readUrgency(values: FormValues): Promise<MessageUrgency> {
  if (choosesEmergency(values)) return 'urgent';
  const judge = await loadAlarm().catch(() => undefined);
  const verdict = judge?.(urgentText(values)) ?? 'unknown';
  if (verdict !== 'doubtful') return verdict;
  const topics = await loadTopics().catch(() => undefined);
  return !topics || topics.emergencyTopicsIn(values) ? 'urgent' : 'calm';
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
      loadTopics(),
      import('../../../components/urgency/first-aid-links.ts'),
      helpIn[language](),
    ]);
    return firstAidLinks(emergencyTopicsIn(values) ?? [], language, urgentSections);
  } catch {
    return [];
  }
}
