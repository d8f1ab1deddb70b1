import type { Language } from '../../site/languages.ts';
import * as en from '../en/frame/failures.ts';
import * as sw from '../sw/frame/failures.ts';
import type { WordsOf } from '../words-of.ts';

/** Texts of error pages by language. A small module, so that it can load before all others. */
export const failureWords: Readonly<Record<Language, WordsOf<'failures'>>> = { en, sw };
