import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './registry.ts';

/** The loaders of any widget, its props and words unknown. */
interface AnyLoaders {
  component: () => Promise<ComponentType<object>>;
  words: Readonly<Record<string, (() => Promise<object>) | undefined>>;
}

/**
 * Wakes one island: loads its component and, beside it, its words in the page's language, and hands
 * it the props that stand in its markup. Rejects when a download fails; the markup then goes on
 * working as it came.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const loaders = (islands as object as Readonly<Record<string, AnyLoaders>>)[island];
  // a language is named by the first part of its tag (src/languages.ts)
  const [language = ''] = document.documentElement.lang.split('-');
  const loadWords = loaders?.words[language];
  if (!loaders || !loadWords) return;
  const [View, words] = await Promise.all([loaders.component(), loadWords()]);
  hydrateRoot(element, createElement(View, { ...JSON.parse(props), words }));
}
