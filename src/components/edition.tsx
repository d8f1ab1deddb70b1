import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language, languages } from '../languages.ts';
import { type Href, hrefIn, linkTo, type PageLink } from '../places.ts';
import type { PageRouteName } from '../routes.ts';
import { type WordModule, type Words, wordsIn } from '../words/editions.ts';

const EditionContext = createContext<Language>(defaultLanguage);

/** Says in which language everything inside it is written. */
export function EditionProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <EditionContext value={language}>{children}</EditionContext>;
}

/** The language of the page that is being rendered. */
export function useLanguage(): Language {
  return useContext(EditionContext);
}

/** A module of the page's words: the one way by which views get them. Throws where there is none. */
export function useWords<Name extends WordModule>(name: Name): Words<Name> {
  return wordsIn(useLanguage(), name);
}

/** How this page addresses others; what is not translated is addressed in English. */
export function useHref(): Href {
  return hrefIn(useLanguage());
}

/** How this page links to others: their address, and their language where it is another one. */
export function useLink(): (name: PageRouteName) => PageLink {
  const language = useLanguage();
  return (name) => linkTo({ name, language });
}

/** The `lang` of a part that is written in `language`; undefined where the page is (WCAG 3.1.2). */
export function useLangOf(language: Language): string | undefined {
  return useLanguage() === language ? undefined : languages[language].tag;
}
