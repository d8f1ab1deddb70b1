import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language } from '../languages.ts';
import { type Href, hrefIn } from '../places.ts';
import { type EnglishWords, type WordModule, wordsIn } from '../words/editions.ts';

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
export function useWords<Name extends WordModule>(name: Name): EnglishWords[Name] {
  return wordsIn(useLanguage(), name);
}

/** How this page addresses others; what is not translated is addressed in English. */
export function useHref(): Href {
  return hrefIn(useLanguage());
}
