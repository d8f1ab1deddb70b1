import type { Page } from 'playwright-core';

/**
 * Keeps pictures from the page, for tests that look at what stands around them: their boxes and
 * their colours stand without them, and decoding them is half of a page's cost on a small machine.
 */
export function blockPictures(page: Page): Promise<unknown> {
  return page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort());
}
