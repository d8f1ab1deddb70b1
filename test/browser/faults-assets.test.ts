import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phoneHref, site } from '../../src/site.ts';
import { chatOfServer, fillForm, formCases, submitButton } from './form-cases.ts';
import { lateCode } from './late-code.ts';
import { desktop, openPage, phone, screens } from './open-page.ts';

/** What a visitor gets who holds a page of the deploy before: its files are gone. */
function answerNotFound(files: RegExp) {
  return (context: BrowserContext) =>
    context.route(files, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
    );
}

const losses = [
  { what: "the widgets' code", prepare: answerNotFound(lateCode) },
  { what: 'all script', prepare: answerNotFound(/\.js$/) },
  { what: 'the stylesheet', prepare: answerNotFound(/\.css$/) },
  { what: 'every file', prepare: answerNotFound(/\/(assets|icons)\//) },
];

describe.each(losses)('when $what is not found', ({ prepare }) => {
  it.each(formCases)('the $name form reaches the chat', async ({ name, path, values }) => {
    const { page, context } = await openPage(path, { ...phone, prepare });
    await fillForm(page, name, values);
    const chat = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://wa.me/'),
    );
    await submitButton(page).tap();
    expect((await chat).url()).toBe(await chatOfServer(path, values));
  });

  it('the phone number stands on the page and calls', async () => {
    for (const path of ['/', '/services/emergency', '/contact']) {
      const { page } = await openPage(path, { ...phone, prepare });
      const numbers = page.locator(`a[href="${phoneHref}"]`).filter({ hasText: site.phone });
      expect(await numbers.filter({ visible: true }).count()).toBeGreaterThan(0);
    }
  });
});

describe.each(screens)('without its stylesheet, on $screen', ({ options }) => {
  it.each(['/', '/services/maternity', '/blog/1', '/contact'])(
    '%s reads from top to bottom, with nothing drawn large over the words',
    async (path) => {
      const { page } = await openPage(path, { ...options, prepare: answerNotFound(/\.css$/) });
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
      const order = await page.evaluate(() =>
        ['header', 'main', 'footer'].map(
          (name) => document.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN,
        ),
      );
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const icons = await page
        .locator('svg:visible')
        .evaluateAll((drawn) =>
          drawn.map((icon) => Math.round(icon.getBoundingClientRect().width)),
        );
      expect(Math.max(0, ...icons)).toBeLessThanOrEqual(64);
    },
  );
});

it('when the maps host cannot be reached, the contact page has address, number and form', async () => {
  const { page } = await openPage('/contact', desktop);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const main = page.getByRole('main');
  expect(await main.getByText(site.address.street).first().isVisible()).toBe(true);
  expect(await main.locator(`a[href="${phoneHref}"]`).first().isVisible()).toBe(true);
  expect(await submitButton(page).isEnabled()).toBe(true);
});
