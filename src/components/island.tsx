import { clientAssets } from 'virtual:client-assets';
import type { ComponentType } from 'react';
import type { WordModule, Words } from '../words/words-of.ts';
import { useWords } from './locale.tsx';

interface IslandProps<Module extends WordModule, Props> {
  /** The island's key in client/islands/registry.ts. */
  name: string;
  View: ComponentType<Props & { words: Words<Module> }>;
  /** The name of the words that `View` gets as its prop `words`. */
  words: Module;
  /** Serialised as JSON in the markup, where the browser reads them. */
  props: Props;
  /** The classes of the element around the widget. */
  className?: string;
}

/**
 * Renders a widget that works without script and that the browser can hydrate
 * (client/islands/watch-islands.ts). Its words are loaded with its code, so the markup does not
 * contain them twice.
 *
 * An island must not call useId: it is rendered as part of the page but hydrated as a separate
 * root, so the ids would differ without a warning. Other hydration differences are reported as errors.
 */
export function Island<Module extends WordModule, Props extends object>({
  name,
  View,
  words,
  props,
  className,
}: IslandProps<Module, Props>) {
  return (
    <div
      className={className}
      data-island={name}
      data-script={clientAssets.islands || undefined}
      data-props={JSON.stringify(props)}
    >
      <View {...props} words={useWords(words)} />
    </div>
  );
}
