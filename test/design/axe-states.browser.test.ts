import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAfter } from '../../src/time/days.ts';
import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { expectNoBarrier, findViolations } from '../support/browser/find-violations.ts';
import {
  blockNewTabs,
  fillForm,
  formCases,
  submitButton,
  watchNewTabs,
} from '../support/browser/form-cases.ts';
import { openAwake, phone } from '../support/browser/open-page.ts';

const guide = '/medical-blog/diabetes-management-kenya';

/** Sends the form of a page with its sample values, some of them changed. */
async function send(page: Page, path: string) {
  const form = formCases.find((candidate) => candidate.path === path);
  if (!form) throw new Error(`no form on ${path}`);
  await fillForm(page, form.name, form.values);
  await submitButton(page).click();
}

function removeShareAndClipboard(): void {
  Reflect.defineProperty(navigator, 'share', { value: undefined });
  Reflect.defineProperty(navigator, 'clipboard', { value: undefined });
}

/** Keeps toasts and the confirmation, which disappear after five seconds, until axe has run. */
function keepToasts(): void {
  const wait = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (run: () => void, delay = 0) =>
    wait(run, delay >= 5000 ? 600_000 : delay),
  );
}

/** Waits for a part of the page. */
const resultsIn = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

type State = readonly [state: string, path: string, reach: (page: Page) => Promise<unknown>];

const states: readonly State[] = [
  ['a question open', '/', (page) => page.locator('#faq summary').first().click()],
  [
    'the menu open',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Toggle menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  ],
  [
    'a new tab blocked, its toast and the link to the chat',
    '/contact',
    async (page) => {
      await blockNewTabs(page);
      await send(page, '/contact');
      await page.getByRole('link', { name: 'Open WhatsApp' }).waitFor();
    },
  ],
  [
    'the confirmation instead of the form',
    '/appointments',
    async (page) => {
      await send(page, '/appointments');
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await page.getByRole('heading', { name: 'Appointment Request Received!' }).waitFor();
    },
  ],
  [
    'the carousel in the middle',
    '/about',
    async (page) => {
      await page.getByRole('button', { name: 'Next slide' }).click();
      await page.getByText(/^Pictures? 2/).waitFor();
    },
  ],
  [
    'a plan and its error',
    '/antenatal-planner',
    async (page) => {
      const date = (days: number) => dayAfter(kenyanDay(Date.now()), days);
      await page.getByRole('radio').last().check();
      for (const day of [date(400), date(250)]) {
        await page.locator('[type=date]').fill(day);
        await page.locator('main form[data-in-place] [type=submit]').click();
        await page.locator('[role=alert], #visits').first().waitFor();
        expect(await findViolations(page)).toEqual([]);
      }
    },
  ],
  ['what a birth costs', '/what-will-i-pay?item=normal&cover=sha', resultsIn('#answer')],
  ['an unknown price', '/sw/what-will-i-pay?item=twins', resultsIn('[role=alert]')],
  ['search results', '/search?q=malaria', resultsIn('main ol')],
  [
    'a search for an emergency',
    '/search?q=not+breathing',
    (page) => page.getByRole('region', { name: 'Is this happening now? Call first' }).waitFor(),
  ],
  [
    'a site search that found nothing',
    '/search?q=qqzzvvxx',
    (page) => page.getByRole('heading', { name: 'We found nothing for these words' }).waitFor(),
  ],
  [
    'the address to share',
    guide,
    async (page) => {
      await page.evaluate(removeShareAndClipboard);
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      await page.getByRole('textbox', { name: 'Address of this page' }).waitFor();
    },
  ],
];

it.each(states)('axe finds no fault on a phone with %s', async (_, path, reach) => {
  const { page } = await openAwake(path, {
    ...phone,
    reducedMotion: 'reduce',
    prepare: (context) => Promise.all([watchNewTabs(context), context.addInitScript(keepToasts)]),
  });
  await reach(page);
  await expectNoBarrier(page);
});
