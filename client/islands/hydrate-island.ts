import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './registry.ts';

/** Puts what was typed in one form's fields into the fields of the same names in another. */
function copyTyped(from: HTMLFormElement | null, to: HTMLFormElement | null): void {
  for (const [name, value] of from ? new FormData(from) : []) {
    const field = to?.elements.namedItem(name);
    if (field && 'value' in field && typeof value === 'string') field.value = value;
  }
}

/**
 * Hydrates one island: loads its component and its words in the page's language, and passes on the
 * props in its markup. Rejects when a download fails; the server's markup then keeps working, and
 * it comes back when the component throws. Nothing typed is lost either way.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const loaders = islands[island];
  // a language is named by the first part of its tag (src/site/languages.ts)
  const [language = ''] = document.documentElement.lang.split('-');
  const loadWords = loaders?.words[language];
  if (!loaders || !loadWords) return;
  const [View, words] = await Promise.all([loaders.component(), loadWords()]);
  const formIn = (node: HTMLElement) => node.querySelector('form');
  const markup = element.cloneNode(true) as HTMLElement;
  let form = formIn(element);
  // a widget can put a new form in place of its first
  element.addEventListener('input', () => {
    form = formIn(element);
  });
  hydrateRoot(
    element,
    createElement(View as ComponentType<object>, { ...JSON.parse(props), words }),
    {
      // React has drawn it again from its props alone
      onRecoverableError(error) {
        copyTyped(form, formIn(element));
        reportError(error);
      },
      // React has removed it
      onUncaughtError(error) {
        reportError(error);
        // it can say so twice, and the visitor may have typed on meanwhile
        if (!element.isConnected) return;
        copyTyped(form, formIn(markup));
        element.replaceWith(markup);
      },
    },
  );
}
