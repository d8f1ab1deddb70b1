import type { Language } from '../languages.ts';
import type { FormName } from '../routes.ts';
import { sendBySms } from './form-definition.ts';
import { forms } from './forms.ts';
import { type ParsedForm, parseForm } from './parse-form.ts';

export { sendBySms };

/** Reads a sent form with the words of a language. */
export function parseFormIn(
  _language: Language,
  name: FormName,
  data: FormData,
): ParsedForm<string> {
  return parseForm<string>(forms[name], data);
}
