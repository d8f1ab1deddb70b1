import type { Page } from 'playwright-core';

/**
 * Keeps pictures from the page, for tests that look at what stands around them: their boxes and
 * their colours stand without them, and decoding them is half of a page's cost on a small machine.
 */
export async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = ['avif', 'webp', 'jpg', 'png'].map((ending) => `*.${ending}`);
  await session.send('Network.setBlockedURLs', { urls });
}
