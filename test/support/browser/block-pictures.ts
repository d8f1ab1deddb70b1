import type { Page } from 'playwright-core';

/**
 * Blocks pictures, for tests of layout and colours: the boxes stay, and decoding pictures is half of
 * a page's time on a small machine.
 */
export async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = ['avif', 'webp', 'jpg', 'png'].map((ending) => `*.${ending}`);
  await session.send('Network.setBlockedURLs', { urls });
}
