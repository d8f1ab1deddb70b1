import type { Language } from '../languages.ts';
import * as en from './en/forms.ts';
import type { FieldErrorWords, FormWords } from './form-words.ts';

/** The words of the forms of a language: its module 'forms'. */
export interface FormsWords {
  formWords: FormWords;
  fieldErrors: FieldErrorWords;
}

/**
 * The words of the forms, by language, without all others: a sent form is read before any page is
 * drawn. Nothing for a language that has no form.
 */
export const formsByLanguage: Readonly<Record<Language, FormsWords | undefined>> = {
  en,
  sw: undefined,
};
