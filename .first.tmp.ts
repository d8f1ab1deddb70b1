import { launchChromium } from './tools/run/launch-chromium.ts';
import { startBuiltWorker } from './tools/run/built-worker.ts';
const { origin, stop } = await startBuiltWorker();
const browser = await launchChromium();
const [, , ...paths] = process.argv;
for (const [w, h] of [[390, 844],[1440,900]] as const) for (const colorScheme of ['light','dark'] as const) {
  const c = await browser.newContext({ viewport: { width: w, height: h }, colorScheme, reducedMotion: 'reduce' });
  const page = await c.newPage();
  for (const p of paths) { await page.goto(origin + p); await page.waitForTimeout(500); await page.screenshot({ path: `.shots/first-${p.replace(/\W/g,'_')}-${w}-${colorScheme}.png` }); }
  await c.close();
}
await browser.close(); await stop();
