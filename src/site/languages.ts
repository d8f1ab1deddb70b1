import { pageSettings } from './page-settings.ts';

/** The languages that the words have; each has every page (decision 0008). */
const known = {
  en: { tag: 'en-KE', nativeName: 'English' },
  sw: { tag: 'sw-KE', nativeName: 'Kiswahili' },
} as const;

export type Language = keyof typeof known;

interface LanguageDetails {
  /** BCP 47. */
  tag: string;
  /** Its name in the language itself, so that its speakers find it on any page. */
  nativeName: string;
  /** Prefix of its paths: '' for the default language. */
  prefix: '' | `/${string}`;
}

/** Every language that the words have, in the order of their folders. */
export const everyLanguage = Object.keys(known) as Language[];

/** The languages of this site. The first has no prefix in its addresses. */
export const languageNames = pageSettings.languages as readonly Language[];

/** The language of addresses without a prefix, and `x-default` for search engines. */
export const defaultLanguage: Language = languageNames[0] ?? 'en';

const details = everyLanguage.map((name): [Language, LanguageDetails] => [
  name,
  { ...known[name], prefix: name === defaultLanguage ? '' : `/${name}` },
]);

export const languages = Object.fromEntries(details) as Readonly<Record<Language, LanguageDetails>>;

/** Prefixes that lead to the default language: its own, and those of languages that are off. */
export const unusedPrefixes = everyLanguage
  .filter((name) => name === defaultLanguage || !languageNames.includes(name))
  .map((name) => `/${name}`);

/** Returns the language of a path. Does not check that the page exists. */
export function languageOfPath(path: string): Language {
  return (
    languageNames.find((name) => {
      const { prefix } = languages[name];
      return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
    }) ?? defaultLanguage
  );
}
