import type { ComponentType } from 'react';

interface IslandProps<Props extends object> {
  /** Which entry of client/islands/registry.ts wakes it. */
  name: string;
  component: ComponentType<Props>;
  /** Must survive JSON: the browser reads them from the markup. */
  props: Props;
}

/**
 * A widget that the browser may wake: its markup works as it stands, and `data-island` tells
 * client/entry.ts what to load and with which props. It is rendered as a part of the page and
 * hydrated as a root of its own, so nothing in an island may call useId: the ids would differ
 * (a test watches that).
 */
export function Island<Props extends object>({ name, component: View, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <View {...props} />
    </div>
  );
}
