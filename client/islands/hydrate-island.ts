import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../src/site/languages.ts';
import { islands } from './registry.ts';

/** Copies the typed values of one form into the fields with the same names in another. */
function copyTyped(from: HTMLFormElement | null, to: HTMLFormElement | null): void {
  for (const [name, value] of from ? new FormData(from) : []) {
    const field = to?.elements.namedItem(name);
    if (field && 'value' in field && typeof value === 'string') field.value = value;
  }
}

/**
 * Hydrates one island: loads its component and its words in the page's language, and passes the
 * props from its markup, if that `isUntouched`. Rejects when a download fails; the server's markup then keeps working.
 * When the component throws, the server's markup is restored. Typed values are kept in both cases.
 */
export async function hydrateIsland(
  element: HTMLElement,
  isUntouched: () => boolean,
): Promise<void> {
  const { island, props = '{}' } = element.dataset;
  const loaders = islands[`${island}`];
  // a language tag starts with the language's name (src/site/languages.ts)
  const loadWords = loaders?.words[document.documentElement.lang.slice(0, 2) as Language];
  if (!loaders || !loadWords) return;
  const [View, words] = await Promise.all([loaders.component(), loadWords()]);
  if (!isUntouched()) return;
  const formIn = (node: Element) => node.querySelector('form');
  const markup = element.cloneNode(true) as HTMLElement;
  let form = formIn(element);
  // a widget can replace its first form with a new one
  element.addEventListener('input', () => {
    form = formIn(element);
  });
  // errors that the browser found since then (src/components/form/show-invalid.ts)
  const errors = form?.dataset.errors;
  element.dataset.hydrated = '';
  // in one task, so that nothing can change the markup in between
  flushSync(() =>
    hydrateRoot(
      element,
      createElement(View as ComponentType<object>, {
        ...JSON.parse(props),
        ...(errors && { errors: JSON.parse(errors) }),
        words,
      }),
      {
        // React has rendered it again from its props, without the typed values
        onRecoverableError(error) {
          copyTyped(form, formIn(element));
          reportError(error);
        },
        // React has removed the island's content
        onUncaughtError(error) {
          reportError(error);
          // React can call this twice, and the visitor may have typed in between
          if (!element.isConnected) return;
          copyTyped(form, formIn(markup));
          element.replaceWith(markup);
        },
      },
    ),
  );
}
