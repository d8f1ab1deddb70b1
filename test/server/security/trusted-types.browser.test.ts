import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import { openPage } from '../../support/browser/open-page.ts';

/** Ways in which an injected script would turn a string into markup or code. */
const sinks: Readonly<Record<string, () => unknown>> = {
  innerHTML: () => {
    document.body.innerHTML = '<b>markup</b>';
  },
  insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
  DOMParser: () => new DOMParser().parseFromString('<b>markup</b>', 'text/html'),
  "a frame's srcdoc": () => {
    document.createElement('iframe').srcdoc = '<b>markup</b>';
  },
  "a script's address": () => {
    document.createElement('script').src = '/assets/other.js';
  },
  "another service worker's address": () => navigator.serviceWorker.register('/assets/other.js'),
  // the page's own script has already created the policy of this name
  "the service worker's policy": () =>
    Reflect.get(window, 'trustedTypes').createPolicy('service-worker', { createHTML: String }),
  'a policy of its own': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('own', { createHTML: String }),
};

describe('Trusted Types', () => {
  it.each(Object.entries(sinks))('block %s with a string', async (_, sink) => {
    const { page, problems } = await openPage('/contact', { serviceWorkers: 'allow' });
    await expect(page.evaluate(sink)).rejects.toThrow('TypeError');
    // the console message arrives later
    await eventually(() => problems.join()).toContain('The action has been blocked');
  });
});
