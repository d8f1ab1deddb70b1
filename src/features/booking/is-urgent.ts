import type { FormValues } from '../../components/form/form-definition.ts';
import { createMatchEmergencies } from '../../messages/match-emergencies.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { choosesEmergency } from './chooses-emergency.ts';

/** Says whether a form's values have to be answered with "call now". */
export type IsUrgent = (values: FormValues) => boolean;

/**
 * Reads messages as the search reads queries, with the words of danger of both languages. In doubt
 * it says yes, because the answer blocks nothing. The server and the browser decide by this one
 * function.
 */
export function createIsUrgent(words: Parameters<typeof createMatchEmergencies>[0]): IsUrgent {
  const match = createMatchEmergencies(words);
  return (values) =>
    choosesEmergency(values) ||
    // a name may be a word of danger too: 'Burns'
    match(`${values.subject ?? ''}\n${values.message ?? ''}`, defaultLanguage).length > 0;
}
