import type { WordsOf } from '../../words/words-of.ts';

/** What forms say beside their own labels, in any language. */
export type FormMessages = WordsOf<'formMessages'>['formMessages'];
