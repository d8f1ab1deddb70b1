import type { Language } from '../../site/languages.ts';

/** A publication that supports a statement of this site. */
export interface Source {
  /** Such as 'World Health Organization'. */
  publisher: string;
  title: string;
  /** Year of the edition that we read. */
  year: number;
  /** Where to find it, on the publisher's site if possible. */
  url: `https://${string}`;
}

/** Formats a source on one line: 'World Health Organization: Burns, 2023'. */
export function sourceLine({ publisher, title, year }: Source): string {
  return `${publisher}: ${title}, ${year}`;
}

/** Language of all titles and publishers, which are not translated. */
export const sourceLanguage: Language = 'en';
