import type { Language } from '../languages.ts';
import * as en from './en/failures.ts';

/** What is said when something fails, by language: small enough to be there before all else. */
export const failureWords: Readonly<Record<Language, typeof en>> = { en, sw: en };
