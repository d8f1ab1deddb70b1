import type { Page } from 'playwright-core';

/**
 * Answers in place of the chat, and keeps every other request for another site from the network.
 * Playwright's own routes do not see where a form's answer redirects to; the protocol does.
 */
export async function standInForChat(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answering = request.url.startsWith('https://wa.me/')
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
          body: Buffer.from('<h1>the chat</h1>').toString('base64'),
        })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // a request of a page that is closing has nobody left to answer
    answering.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}
