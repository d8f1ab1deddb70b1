import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBuiltWorker } from '../../run/built-worker.ts';
import { launchChromium } from '../../run/launch-chromium.ts';
import { pagePaths } from '../../run/page-paths.ts';

/*
 * npm run shots [-- path …]: takes full-page screenshots of every page, or the paths given, at four
 * widths, light and dark, into .shots.
 */
const screens = [
  { name: '390', viewport: { width: 390, height: 844 } },
  { name: '768', viewport: { width: 768, height: 1024 } },
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '2560', viewport: { width: 2560, height: 1440 } },
] as const;
const schemes = ['light', 'dark'] as const;

const folder = '.shots';

/** Takes a full-page screenshot once all pictures are loaded and decoded. */
async function takeShot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  // skip pictures that did not load: decode() would never settle
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
  return page.screenshot({ fullPage: true });
}

const requested = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { origin, stop } = await startBuiltWorker();
const paths =
  requested.length > 0 ? requested : [...(await pagePaths(origin)), '/no-such-page', '/blog/99'];
const browser = await launchChromium();
for (const { name, viewport } of screens) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      const png = await takeShot(page, origin + path);
      const file = `${path.slice(1).replaceAll('/', '_') || 'home'}-${name}-${colorScheme}.png`;
      writeFileSync(join(folder, file), png);
    }
    await context.close();
  }
}
await browser.close();
await stop();
console.log(`${paths.length * screens.length * schemes.length} screenshots in ${folder}`);
