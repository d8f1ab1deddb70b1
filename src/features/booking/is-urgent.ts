import type { FormValues } from '../../components/form/form-definition.ts';
import { createMatchEmergencies } from '../../messages/match-emergencies.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { choosesEmergency } from './chooses-emergency.ts';

/** Returns whether a form's values need the response "call now". */
export type IsUrgent = (values: FormValues) => boolean;

/**
 * Creates the check for urgent messages, used by the server and the browser. It matches the
 * emergency words of both languages, as the search does. In doubt it returns true, because the
 * response never blocks the message.
 */
export function createIsUrgent(words: Parameters<typeof createMatchEmergencies>[0]): IsUrgent {
  const match = createMatchEmergencies(words);
  return (values) =>
    choosesEmergency(values) ||
    // the name is not matched: 'Burns' is also a surname
    match(`${values.subject ?? ''}\n${values.message ?? ''}`, defaultLanguage).length > 0;
}
