import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';

interface IslandProps<Props extends object> {
  /** Which entry of client/islands/registry.ts wakes it. */
  name: string;
  /** Unique on the page; prefixes the ids that React makes. */
  id: string;
  component: ComponentType<Props>;
  /** Must survive JSON: the browser reads them from the markup. */
  props: Props;
}

/**
 * A widget that the browser may wake: its markup works as it stands, and `data-island` tells
 * client/entry.ts what to load and with which props. It is a React root of its own on the server
 * too, so that ids made by useId agree.
 */
export function Island<Props extends object>({
  name,
  id,
  component: View,
  props,
}: IslandProps<Props>) {
  const html = renderToString(<View {...props} />, { identifierPrefix: id });
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own escaped output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
