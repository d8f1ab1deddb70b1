import type { Language } from '../languages.ts';
import type { FormName } from '../routes.ts';
import { formsByLanguage } from '../words/forms-by-language.ts';
import { type FormDefinition, sendBySms } from './form-definition.ts';
import { formIn } from './forms.ts';
import { type ParsedForm, parseForm } from './parse-form.ts';

export { sendBySms };

/** Reads a form sent on `today` (ISO 8601) with the words of a language. Throws where the language has no forms. */
export function parseFormIn(
  language: Language,
  name: FormName,
  data: FormData,
  today: string,
): ParsedForm<string> {
  const words = formsByLanguage[language];
  if (!words) throw new Error(`src/words/forms-by-language.ts has no forms in '${language}'`);
  const form: FormDefinition = formIn(words, name);
  return parseForm(form, data, today);
}
