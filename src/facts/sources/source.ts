import type { Language } from '../../site/languages.ts';

/** A published work that a statement of this site rests on. */
export interface Source {
  /** Who stands behind it: 'World Health Organization'. */
  publisher: string;
  title: string;
  /** The year of the edition that was read. */
  year: number;
  /** Where a reader finds it; a page of its publisher where there is one. */
  url: `https://${string}`;
}

/** A source as one line: 'World Health Organization: Burns, 2023'. */
export function sourceLine({ publisher, title, year }: Source): string {
  return `${publisher}: ${title}, ${year}`;
}

/** The language of the titles and publishers' names: works are called as they call themselves. */
export const sourceLanguage: Language = 'en';
