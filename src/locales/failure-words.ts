import type { Language } from '../site/languages.ts';
import * as en from '../words/en/frame/failures.ts';
import * as sw from '../words/sw/frame/failures.ts';
import type { WordsOf } from '../words/words-of.ts';

/** What is said when something fails, by language: small enough to be there before all else. */
export const failureWords: Readonly<Record<Language, WordsOf<'failures'>>> = { en, sw };
