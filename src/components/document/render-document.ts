import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/**
 * Renders a whole document before the first byte is sent. So the status is known, and a page that
 * throws makes this reject instead of truncating the response.
 */
export async function renderDocument(document: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const stream = await renderToReadableStream(document, {
    // the promise rejects with the error; React's log could print the page's props
    onError: () => undefined,
  });
  await stream.allReady;
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
