import { expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import { openPage } from '../../support/browser/open-page.ts';

/** Ways in which an injected script would turn a string into markup or code. */
const sinks: Readonly<Record<string, () => unknown>> = {
  markup: () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
  "another service worker's address": () => navigator.serviceWorker.register('/assets/other.js'),
  'a policy of its own': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('own', { createHTML: String }),
};

it.each(Object.entries(sinks))('Trusted Types block %s from a string', async (_, sink) => {
  const { page, problems } = await openPage('/contact', { serviceWorkers: 'allow' });
  await expect(page.evaluate(sink)).rejects.toThrow('TypeError');
  // the console message arrives later
  await eventually(() => problems.join()).toContain('The action has been blocked');
});
