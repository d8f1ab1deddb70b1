import { clientAssets } from 'virtual:client-assets';
import type { ComponentType } from 'react';
import type { WordModule, Words } from '../words/words-of.ts';
import { useWords } from './locale.tsx';

interface IslandProps<Module extends WordModule, Props> {
  /** The key of its component and words in client/islands/registry.ts. */
  name: string;
  View: ComponentType<Props & { words: Words<Module> }>;
  /** The module of words that `View` gets as its prop `words`. */
  words: Module;
  /** Must survive JSON: the browser reads them from the markup. */
  props: Props;
}

/**
 * Renders a widget that the browser can hydrate. Its markup works without script; `data-island` tells
 * client/islands/watch-islands.ts what to load, and with which props. Its words are loaded with its
 * code, so the markup does not carry them twice.
 *
 * It is rendered as a part of the page but hydrated as a root of its own, so no island may call
 * useId: the ids would differ without a warning (test/client/islands.test.tsx). Other differences
 * reach the window as errors (test/pages/no-console-errors.browser.test.ts).
 *
 * Throws in a language that has no words for it.
 */
export function Island<Module extends WordModule, Props extends object>({
  name,
  View,
  words,
  props,
}: IslandProps<Module, Props>) {
  return (
    <div
      data-island={name}
      data-script={clientAssets.islands || undefined}
      data-props={JSON.stringify(props)}
    >
      <View {...props} words={useWords(words)} />
    </div>
  );
}
