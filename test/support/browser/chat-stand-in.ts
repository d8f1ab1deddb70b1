import type { Page } from 'playwright-core';
import { chatHosts } from '../../../src/facts/legal/third-parties.ts';

const body = '<title>The chat</title><h1>the chat</h1>';

/**
 * Replaces the chat in the page. Playwright's own routes do not see redirects of a form post and
 * disable the browser's cache; the DevTools protocol does neither.
 */
export async function standInForChat(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
        body: Buffer.from(body).toString('base64'),
      })
      // the page may be closing
      .catch(() => undefined);
  });
  const patterns = chatHosts.map((host) => ({ urlPattern: `${host}/*` }));
  await session.send('Fetch.enable', { patterns });
}
