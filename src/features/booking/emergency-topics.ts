import type { FormValues } from '../../components/form/form-definition.ts';
import type { FirstAidTopic } from '../../messages/danger/emergency-topic.ts';
import { readAlarm } from '../../messages/danger/site-alarm.ts';
import { choosesEmergency } from './chooses-emergency.ts';
import { urgentText } from './urgent-text.ts';

/**
 * Returns the topics of the emergency in a form, none if only the service Emergency was chosen; undefined if
 * the form is calm. In doubt it is an emergency, because the answer never blocks the message.
 */
export function emergencyTopicsIn(values: FormValues): readonly FirstAidTopic[] | undefined {
  const { alarm, topics } = readAlarm(urgentText(values));
  return alarm === 'calm' && !choosesEmergency(values) ? undefined : topics;
}
