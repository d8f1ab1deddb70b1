import { type FormDefinition, prefill, sendBySms } from '../../components/form/form-definition.ts';
import type { EmergencyTopic } from '../../messages/danger/emergency-topic.ts';
import type { Language } from '../../site/languages.ts';
import type { FormName } from '../../site/routes.ts';
import { emergencyTopicsIn } from './emergency-topics.ts';
import { createForm } from './forms.ts';
import { formsByLanguage } from './forms-by-language.ts';
import { type ParsedForm, parseForm } from './parse-form.ts';

export { prefill, sendBySms };

/**
 * Parses a form submitted on `today` (ISO 8601), with its errors in `language`. Valid input that sounds
 * like an emergency has the `topics` that it may be about.
 */
export function parseSubmission(
  language: Language,
  name: FormName,
  data: FormData,
  today: string,
): ParsedForm<string> & { topics: readonly EmergencyTopic[] | undefined } {
  const form: FormDefinition = createForm(formsByLanguage[language], name);
  const parsed = parseForm(form, data, today);
  return { ...parsed, topics: parsed.ok ? emergencyTopicsIn(parsed.values) : undefined };
}
