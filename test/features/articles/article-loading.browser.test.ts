import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { blogArticles } from '../../support/articles.ts';
import { openBlank, origin, phone } from '../../support/browser/open-page.ts';

let page: Page;
/** Slows the page's animations down, or lets them run again. */
let setAnimationSpeed: (playbackRate: number) => Promise<unknown>;

afterEach(() => page.context().close());

async function open(
  path: string,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
  animationSpeed = 1,
): Promise<void> {
  ({ page } = await openBlank({ ...phone, javaScriptEnabled: false, reducedMotion }));
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  setAnimationSpeed = (playbackRate) => session.send('Animation.setPlaybackRate', { playbackRate });
  await setAnimationSpeed(animationSpeed);
  await page.goto(origin + path, { waitUntil: 'commit' });
}

const article = blogArticles.find(({ id }) => id === '1');

it("a blog article without script shows 'Loading...' first, then the article", async () => {
  // slowed down, for busy machines to see the 300 ms
  await open('/blog/1', 'no-preference', 0.001);
  await page.waitForLoadState('load');
  const note = page.getByText('Loading...');
  const heading = page.getByRole('heading', { level: 1 });
  expect([await note.isVisible(), await heading.isVisible()]).toEqual([true, false]);
  await setAnimationSpeed(1);
  await heading.waitFor({ state: 'visible' });
  expect(await heading.innerText()).toBe(article?.title);
  await note.waitFor({ state: 'hidden' });
});
