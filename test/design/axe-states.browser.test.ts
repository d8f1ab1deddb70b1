import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBarrier } from '../support/browser/find-violations.ts';
import {
  blockNewTabs,
  fillForm,
  formCases,
  submitButton,
  watchNewTabs,
} from '../support/browser/form-cases.ts';
import { openAwake, screens } from '../support/browser/open-page.ts';

const guide = '/medical-blog/diabetes-management-kenya';

interface State {
  state: string;
  path: string;
  reach: (page: Page) => Promise<unknown>;
}

async function send(page: Page, path: string, changed: Record<string, string> = {}) {
  const form = formCases.find((candidate) => candidate.path === path);
  if (!form) throw new Error(`no form on ${path}`);
  await fillForm(page, form.name, { ...form.values, ...changed });
  await submitButton(page).click();
}

function refuseShareAndClipboard(): void {
  Reflect.defineProperty(navigator, 'share', { value: undefined });
  Reflect.defineProperty(navigator, 'clipboard', { value: undefined });
}

/** Holds toasts and the confirmation, which pass after five seconds, until axe has looked. */
function holdWhatPasses(): void {
  const wait = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (run: () => void, delay = 0) =>
    wait(run, delay >= 5000 ? 600_000 : delay),
  );
}

/** Waits for the page of a search with `query` in its box. */
function resultsOf(query = '') {
  return async (page: Page) => {
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(query);
    if (query) await page.getByRole('main').getByRole('listitem').first().waitFor();
  };
}

const states: readonly State[] = [
  {
    state: 'a question open',
    path: '/',
    reach: (page) => page.locator('#faq summary').nth(4).click(),
  },
  {
    state: 'a message sent and the toast shown',
    path: '/',
    reach: async (page) => {
      await send(page, '/');
      await page.getByText('Message Sent', { exact: true }).waitFor();
    },
  },
  {
    state: 'a new tab blocked: the toast of failure, and the link to the chat',
    path: '/contact',
    reach: async (page) => {
      await blockNewTabs(page);
      await send(page, '/contact');
      await page.getByRole('link', { name: 'Open the chat yourself' }).waitFor();
    },
  },
  {
    state: 'an SMS opened',
    path: '/contact',
    reach: async (page) => {
      await fillForm(
        page,
        'contact',
        formCases.find(({ name }) => name === 'contact')?.values ?? {},
      );
      await page.getByRole('button', { name: 'Send by SMS' }).click();
      await page
        .getByRole('group', { name: 'One step left: press send in your SMS app' })
        .waitFor();
      // what scrolls under the sticky header has no size of its own to judge
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    state: 'errors shown by script',
    path: '/appointments',
    reach: async (page) => {
      await send(page, '/appointments', { name: ' ', phone: ' ' });
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    },
  },
  {
    state: 'the confirmation in the place of the form',
    path: '/appointments',
    reach: async (page) => {
      await send(page, '/appointments');
      await page.getByRole('heading', { name: 'Appointment Request Received!' }).waitFor();
    },
  },
  {
    state: 'the carousel awake, in the middle',
    path: '/about',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Next slide' }).click();
      await page.getByText(/^Pictures? 2/).waitFor();
    },
  },
  {
    state: 'a search that found nothing',
    path: '/medical-blog',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('no such word');
      await page.getByText('No articles found matching your search.').waitFor();
    },
  },
  { state: 'the search of the whole site', path: '/search', reach: resultsOf() },
  { state: 'what it found', path: '/search?q=malaria', reach: resultsOf('malaria') },
  { state: 'what it found in Swahili', path: '/sw/search?q=homa', reach: resultsOf('homa') },
  {
    state: 'an emergency searched for',
    path: '/search?q=not+breathing',
    reach: async (page) => {
      await page.getByRole('region', { name: 'Is this happening now? Call first' }).waitFor();
    },
  },
  {
    state: 'nothing found on the whole site',
    path: '/search?q=qqzzvvxx',
    reach: async (page) => {
      await page.getByRole('heading', { name: 'We found nothing for these words' }).waitFor();
    },
  },
  {
    state: 'the address to share open',
    path: guide,
    reach: async (page) => {
      await page.evaluate(refuseShareAndClipboard);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('textbox', { name: 'Address of this page' }).waitFor();
    },
  },
];

describe.each(screens)('axe finds no barrier on $screen, light and dark', ({ options }) => {
  it.each(states)('with $state', async ({ path, reach }) => {
    const { page } = await openAwake(path, {
      ...options,
      reducedMotion: 'reduce',
      prepare: (context) =>
        Promise.all([watchNewTabs(context), context.addInitScript(holdWhatPasses)]),
    });
    await reach(page);
    await expectNoBarrier(page);
  });
});
