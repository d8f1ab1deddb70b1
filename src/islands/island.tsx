import { clientAssets } from 'virtual:client-assets';
import type { ComponentType } from 'react';
import { useWords } from '../components/edition.tsx';
import { type IslandName, type IslandProps, islandViews } from './island-views.ts';

interface Props<Name extends IslandName> {
  name: Name;
  /** Must survive JSON: the browser reads them from the markup. */
  props: IslandProps<Name>;
}

/**
 * A widget that the browser may wake: its markup works as it stands, and `data-island` tells
 * wake-islands.ts what to load and with which props. Its words come with its code, not with the
 * markup. It is rendered as a part of the page and hydrated as a root of its own, so nothing in an
 * island may call useId: the ids would differ, of which React says nothing
 * (test/content/islands.test.tsx watches that). Of a text or an element that differs it tells the
 * window, which test/browser/every-route-clean.test.ts hears.
 *
 * Throws in a language that has no words for it.
 */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const { words: module, View } = islandViews[name];
  const words = useWords(module);
  const AnyView = View as unknown as ComponentType<object>;
  return (
    <div
      data-island={name}
      data-script={clientAssets.islands || undefined}
      data-props={JSON.stringify(props)}
    >
      <AnyView {...props} {...{ words }} />
    </div>
  );
}
