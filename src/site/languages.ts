/** The site's languages. Each has every page (decision 0008). */
export const languages = {
  en: { tag: 'en-KE', prefix: '', nativeName: 'English' },
  sw: { tag: 'sw-KE', prefix: '/sw', nativeName: 'Kiswahili' },
} as const satisfies Record<
  string,
  {
    /** BCP 47. */
    tag: string;
    /** Prefix of its paths. */
    prefix: '' | `/${string}`;
    /** Its name in the language itself, so that its speakers find it on any page. */
    nativeName: string;
  }
>;

export type Language = keyof typeof languages;

/** The language of addresses without a prefix, and `x-default` for search engines. */
export const defaultLanguage: Language = 'en';

export const languageNames = Object.keys(languages) as Language[];

/** Returns the language of a path. Does not check that the page exists. */
export function languageOfPath(path: string): Language {
  return (
    languageNames.find((name) => {
      const { prefix } = languages[name];
      return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
    }) ?? defaultLanguage
  );
}
