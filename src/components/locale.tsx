import { createContext, type ReactNode, useContext } from 'react';
import { bookingLink, type Href, hrefIn, linkTo, type PageLink } from '../locales/places.ts';
import { wordsIn } from '../locales/words-by-locale.ts';
import type { Place } from '../site/addresses.ts';
import { defaultLanguage, type Language, languages } from '../site/languages.ts';
import type { PageRouteName } from '../site/routes.ts';
import type { WordModule, Words } from '../words/words-of.ts';

interface Edition {
  language: Language;
  /** Undefined where the address is no page of the route table. */
  place?: Place | undefined;
}

const EditionContext = createContext<Edition>({ language: defaultLanguage });

/** Says in which language everything inside it is written, and at which place it stands. */
export function EditionProvider({ language, place, children }: Edition & { children: ReactNode }) {
  return <EditionContext value={{ language, place }}>{children}</EditionContext>;
}

/** The language of the page that is being rendered. */
export function useLanguage(): Language {
  return useContext(EditionContext).language;
}

/** A module of the page's words: the one way by which views get them. Throws where there is none. */
export function useWords<Name extends WordModule>(name: Name): Words<Name> {
  return wordsIn(useLanguage(), name);
}

/** How this page addresses others; what is not translated is addressed in English. */
export function useHref(): Href {
  const href = hrefIn(useLanguage());
  const link = useLink();
  return (name, ...id) => (name === 'appointments' ? link(name).href : href(name, ...id));
}

/**
 * How this page links to others: their address, and their language where it is another one. The
 * booking form opens with the department chosen that the page is about.
 */
export function useLink(): (name: PageRouteName) => PageLink {
  const { language, place } = useContext(EditionContext);
  return (name) =>
    place && name === 'appointments' ? bookingLink(place) : linkTo({ name, language });
}

/** The `lang` of a part that is written in `language`; undefined where the page is (WCAG 3.1.2). */
export function useLangOf(language: Language): string | undefined {
  return useLanguage() === language ? undefined : languages[language].tag;
}
