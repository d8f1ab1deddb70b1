import type { BrowserContext, Page } from 'playwright-core';
import { chatHosts } from '../../../src/facts/legal/third-parties.ts';

const body = '<title>The chat</title><h1>the chat</h1>';

/** The same for the tabs that the page opens, which are under way before a session could listen. */
export function standInForNewTabs(context: BrowserContext): Promise<unknown> {
  return context.route(
    ({ origin }) => chatHosts.some((host) => host === origin),
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
}

/**
 * Answers in place of the chat. Playwright's own routes do not see where a form's answer redirects to,
 * and take the browser's cache away from every page; the protocol does neither.
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
      // a request of a page that is closing has nobody left to answer
      .catch(() => undefined);
  });
  const patterns = chatHosts.map((host) => ({ urlPattern: `${host}/*` }));
  await session.send('Fetch.enable', { patterns });
}
