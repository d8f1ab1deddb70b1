import type { FieldErrorWords } from '../../components/form/form-definition.ts';
import type { Language } from '../../site/languages.ts';
import * as en from '../../words/en/features/forms.ts';
import * as sw from '../../words/sw/features/forms.ts';
import type { FormWords } from './form-words.ts';

/** The words module 'forms' of a language. */
export interface FormsModule {
  formWords: FormWords;
  fieldErrors: FieldErrorWords;
  /** Formats a preferred day; one before `today` is marked (both ISO 8601). */
  preferredDay(day: string, today: string): string;
}

/**
 * The words of the forms by language. Only these words are imported, because a form is parsed before
 * any page is rendered.
 */
export const formsByLanguage: Readonly<Record<Language, FormsModule>> = { en, sw };
