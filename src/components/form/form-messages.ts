import type { WordsOf } from '../../words/words-of.ts';

/** The messages that all forms share, in any language. */
export type FormMessages = WordsOf<'formMessages'>['formMessages'];
