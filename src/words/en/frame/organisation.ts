import { heads } from './heads.ts';

/** The hospital's description in structured data. */
export const description = heads.home.description;
