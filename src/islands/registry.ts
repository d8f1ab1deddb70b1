import type { Language } from '../languages.ts';
import type { IslandLanguage, IslandName, IslandView, IslandWords } from './island-views.ts';

interface IslandLoaders<Name extends IslandName> {
  component: () => Promise<IslandView<Name>>;
  /**
   * By language, so that nobody is sent the words of another: each in which the server can draw it,
   * or this does not compile.
   */
  words: Readonly<Record<IslandLanguage<Name>, () => Promise<IslandWords<Name>>>>;
}

/**
 * The search's words of danger, loaded once a visitor types into a form: in both languages, since
 * people write in either.
 */
export const dangerWords = {
  en: () => import('../words/en/search-emergencies.ts'),
  sw: () => import('../words/sw/search-emergencies.ts'),
} as const satisfies Record<Language, () => Promise<object>>;

/**
 * What wakes each React widget: its component and its words, loaded only on pages that hold it. The
 * one place by which words reach the browser.
 */
export const islands: { readonly [Name in IslandName]: IslandLoaders<Name> } = {
  'chat-form': {
    component: async () => (await import('./chat-form/chat-form.tsx')).ChatFormIsland,
    words: { en: () => import('../words/en/chat-form.ts') },
  },
  'medical-articles': {
    component: async () =>
      (await import('./medical-articles/medical-articles.tsx')).MedicalArticlesIsland,
    words: { en: () => import('../words/en/medical-articles.ts') },
  },
};
