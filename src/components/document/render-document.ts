import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/**
 * Renders a whole document. Waits for all of it, so that the status is known before the first
 * byte goes out and a throw inside a page rejects here instead of cutting the response short.
 */
export async function renderDocument(document: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const stream = await renderToReadableStream(document, {
    // the rejection carries the error; React's own log would print the page's props
    onError: () => undefined,
  });
  await stream.allReady;
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
