import { createContext, type ReactNode, useContext } from 'react';
import { type HrefIfOn, hrefIfOnIn, type Place } from '../site/addresses.ts';
import { defaultLanguage, type Language, languages } from '../site/languages.ts';
import type { AlwaysOnName } from '../site/routes.ts';
import { bookingHref } from '../words/places.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import type { WordModule, Words } from '../words/words-of.ts';

interface Locale {
  language: Language;
  /** Undefined for a page outside the route table. */
  place?: Place | undefined;
}

const LocaleContext = createContext<Locale>({ language: defaultLanguage });

/** Provides the language and the place of the page to everything inside. */
export function LocaleProvider({ language, place, children }: Locale & { children: ReactNode }) {
  return <LocaleContext value={{ language, place }}>{children}</LocaleContext>;
}

/** Returns the language of the page. */
export function useLanguage(): Language {
  return useContext(LocaleContext).language;
}

/** Returns the page's place; undefined for a page outside the route table. */
export function usePlace(): Place | undefined {
  return useContext(LocaleContext).place;
}

/** Returns a module of words in the page's language. */
export function useWords<Name extends WordModule>(name: Name): Words<Name> {
  return wordsIn(useLanguage(), name);
}

/**
 * Returns a function that gives the path of a page in the page's language, or undefined if that page
 * is off. Links to the booking form preselect the department of the current page.
 */
export function useHrefIfOn(): HrefIfOn {
  const { language, place } = useContext(LocaleContext);
  const href = hrefIfOnIn(language);
  return (name, ...id) =>
    place && name === 'appointments' ? bookingHref(place) : href(name, ...id);
}

/** Returns the same function for pages that cannot be off; PageLink links to the others. */
export function useHref(): (name: AlwaysOnName) => string {
  return useHrefIfOn() as (name: AlwaysOnName) => string;
}

/**
 * Returns the `lang` of text in `language`; undefined if it is the page's language (WCAG 3.1.2).
 */
export function useLangOf(language: Language): string | undefined {
  return useLanguage() === language ? undefined : languages[language].tag;
}
