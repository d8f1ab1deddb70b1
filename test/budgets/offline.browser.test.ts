import { afterAll, expect, inject, it } from 'vitest';
import { serviceWorkerPath } from '../../src/site/service-worker-address.ts';
import { launchChromium } from '../../tools/run/launch-chromium.ts';
import { eventually } from '../support/browser/eventually.ts';
import { phone } from '../support/browser/layout/screens.ts';
import { startOfflineSite } from '../support/browser/offline-site.ts';
import { href } from '../support/href.ts';
import { offlineBudgets } from './budgets.ts';
import { wireSize } from './wire-size.ts';

const browser = await launchChromium();
afterAll(() => browser.close());

/** Returns the bytes that a phone fetches for offline use after the home page. */
async function weighInstall(connection: object): Promise<Record<'script' | 'later', number>> {
  const site = await startOfflineSite(inject('origin'));
  const stub = `Object.defineProperty(navigator,'connection',{value:${JSON.stringify(connection)}});`;
  site.rewrite = (path, text) => (path === serviceWorkerPath ? stub + text : text);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(site.origin + href('home'));
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state),
  ).toBe('activated');
  const script = site.heard.find(({ path }) => path === serviceWorkerPath);
  const later = site.heard.filter(({ inBackground }) => inBackground);
  const sizeOf = ({ body, type }: { body: Buffer; type: string }) => wireSize(body, type);
  await context.close();
  await site.goAway();
  return {
    script: script ? sizeOf(script) - wireSize(Buffer.from(stub), script.type) : Number.NaN,
    later: later.reduce((sum, one) => sum + sizeOf(one), 0),
  };
}

it.each([
  ['a phone on 4G', { effectiveType: '4g' }, offlineBudgets.all],
  ['a phone that saves data', { saveData: true }, offlineBudgets.card],
] as [string, object, number][])(
  '%s fetches no more than its budget for offline use',
  async (who, connection, most) => {
    const { script, later } = await weighInstall(connection);
    console.log(`${who}: ${script + later} bytes of ${most}`);
    expect(later).toBeGreaterThan(10_000);
    expect(script + later).toBeLessThanOrEqual(most);
  },
);
