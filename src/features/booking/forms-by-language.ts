import type { FieldErrorWords } from '../../components/form/form-definition.ts';
import type { Language } from '../../site/languages.ts';
import * as en from '../../words/en/features/forms.ts';
import type { FormWords } from './form-words.ts';

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
