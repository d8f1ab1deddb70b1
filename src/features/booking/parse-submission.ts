import {
  type FormDefinition,
  type FormValues,
  prefill,
  sendBySms,
} from '../../components/form/form-definition.ts';
import { searchWordsByLanguage } from '../../locales/search-words.ts';
import type { Language } from '../../site/languages.ts';
import type { FormName } from '../../site/routes.ts';
import { createForm } from './forms.ts';
import { formsByLanguage } from './forms-by-language.ts';
import { createIsUrgent } from './is-urgent.ts';
import { type ParsedForm, parseForm, readValues } from './parse-form.ts';

export { prefill, sendBySms };

function formOf(language: Language, name: FormName): FormDefinition {
  return createForm(formsByLanguage[language], name);
}

const isUrgent = createIsUrgent(searchWordsByLanguage);

/**
 * Parses a form submitted on `today` (ISO 8601), with its errors in `language`. `urgent` is true if
 * valid input sounds like an emergency.
 */
export function parseSubmission(
  language: Language,
  name: FormName,
  data: FormData,
  today: string,
): ParsedForm<string> & { urgent: boolean } {
  const parsed = parseForm(formOf(language, name), data, today);
  return { ...parsed, urgent: parsed.ok && isUrgent(parsed.values) };
}

/** Returns the values that another page prefills, unchecked; a missing one is the initial value. */
export function readPrefilledValues(
  language: Language,
  name: FormName,
  data: FormData,
): FormValues {
  return readValues(formOf(language, name), data);
}
