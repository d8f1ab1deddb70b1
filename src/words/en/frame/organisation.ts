import { heads } from './heads.ts';

/** What structured data says of the hospital in this language. */
export const description = heads.home.description;
