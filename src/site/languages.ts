/** The languages of the site, the first of which has every page. */
export const languages = {
  en: { tag: 'en-KE', prefix: '', ownName: 'English' },
  sw: { tag: 'sw-KE', prefix: '/sw', ownName: 'Kiswahili' },
} as const satisfies Record<
  string,
  {
    /** BCP 47. */
    tag: string;
    /** What its addresses begin with. */
    prefix: '' | `/${string}`;
    /** As its speakers call it, so that they find it in any edition. */
    ownName: string;
  }
>;

export type Language = keyof typeof languages;

/** The edition that has every page, and what a page without a translation falls back to. */
export const defaultLanguage: Language = 'en';

export const languageNames = Object.keys(languages) as Language[];

/** The language that an address belongs to, whether the page exists or not. */
export function languageOfPath(path: string): Language {
  return (
    languageNames.find((name) => {
      const { prefix } = languages[name];
      return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
    }) ?? defaultLanguage
  );
}
