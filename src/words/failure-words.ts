import type { Language } from '../languages.ts';
import type { WordsOf } from './editions.ts';
import * as en from './en/failures.ts';
import * as sw from './sw/failures.ts';

/** What is said when something fails, by language: small enough to be there before all else. */
export const failureWords: Readonly<Record<Language, WordsOf<'failures'>>> = { en, sw };
