import {
  type FormDefinition,
  type FormValues,
  prefill,
  sendBySms,
} from '../../components/form/form-definition.ts';
import { searchWordsByLanguage } from '../../locales/search-words.ts';
import type { Language } from '../../site/languages.ts';
import type { FormName } from '../../site/routes.ts';
import { formIn } from './forms.ts';
import { formsByLanguage } from './forms-by-language.ts';
import { createIsUrgent } from './is-urgent.ts';
import { type ParsedForm, parseForm, readValues } from './parse-form.ts';

export { prefill, sendBySms };

/** Throws where the language has no forms. */
function formOf(language: Language, name: FormName): FormDefinition {
  const words = formsByLanguage[language];
  if (!words)
    throw new Error(`src/features/booking/forms-by-language.ts has no forms in '${language}'`);
  return formIn(words, name);
}

const isUrgent = createIsUrgent(searchWordsByLanguage);

/**
 * Reads a form sent on `today` (ISO 8601) with the words of a language, and whether good input
 * sounds like an emergency. Throws where the language has no forms.
 */
export function parseFormIn(
  language: Language,
  name: FormName,
  data: FormData,
  today: string,
): ParsedForm<string> & { urgent: boolean } {
  const parsed = parseForm(formOf(language, name), data, today);
  return { ...parsed, urgent: parsed.ok && isUrgent(parsed.values) };
}

/** What a form is filled in with ahead, unchecked; as untouched where nothing is given. */
export function readPrefilled(language: Language, name: FormName, data: FormData): FormValues {
  return readValues(formOf(language, name), data);
}
