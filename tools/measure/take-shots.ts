import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBuiltWorker } from '../run/built-worker.ts';
import { launchChromium } from '../run/launch-chromium.ts';
import { pagePaths } from '../run/page-paths.ts';

/*
 * npm run shots [-- path …]: photographs every route (or those named), full page, on a phone and
 * a desktop, light and dark, into .shots.
 */
const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;
const schemes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const folder = '.shots';
mkdirSync(folder, { recursive: true });

const { origin, stop } = await startBuiltWorker();
const paths =
  wanted.length > 0 ? wanted : [...(await pagePaths(origin)), '/no-such-page', '/blog/99'];
const browser = await launchChromium();
for (const screen of screens) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ ...screen, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(origin + path);
      // pictures below the fold load when they come near: pass them all once
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
        scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      // what never came near is not loaded, and would never be decoded either
      await page.evaluate(() =>
        Promise.allSettled(
          [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
        ),
      );
      const file = `${path.slice(1).replaceAll('/', '_') || 'home'}-${screen.name}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
await stop();
console.log(`${paths.length * screens.length * schemes.length} pictures in ${folder}`);
