import type { FormDefinition } from '../../components/form/form-definition.ts';
import type { FirstAidTopic } from '../../messages/danger/emergency-topic.ts';
import type { Language } from '../../site/languages.ts';
import type { FormName } from '../../site/routes.ts';
import { createForm } from './forms.ts';
import { formsByLanguage } from './forms-by-language.ts';
import { type ParsedForm, parseForm } from './parse-form.ts';

/**
 * Parses a form submitted on `today` (ISO 8601), with its errors in `language`. Valid input that sounds
 * like an emergency has the `topics` that it may be about.
 */
export async function parseSubmission(
  language: Language,
  name: FormName,
  data: FormData,
  today: string,
): Promise<ParsedForm<string> & { topics: readonly FirstAidTopic[] | undefined }> {
  const form: FormDefinition = createForm(formsByLanguage[language], name);
  const parsed = parseForm(form, data, today);
  if (!parsed.ok) return { ...parsed, topics: undefined };
  const { emergencyTopicsIn } = await import('./emergency-topics.ts');
  return { ...parsed, topics: emergencyTopicsIn(parsed.values) };
}
