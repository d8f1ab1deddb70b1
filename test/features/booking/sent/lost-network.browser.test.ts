import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../support/browser/eventually.ts';
import {
  chatOfServer,
  fillForm,
  formCases,
  submitButton,
  valuesIn,
} from '../../../support/browser/form-cases.ts';
import { openPage, phone } from '../../../support/browser/open-page.ts';

const withoutScript = { ...phone, javaScriptEnabled: false };

// the form with every kind of field: lines, a choice, a date, a text; the code is one for all
const appointment = formCases.filter(({ name }) => name === 'appointment');

describe.each(appointment)('the $name form, when the network goes while one types', (form) => {
  const { name, path, values } = form;

  // Chromium puts its own error page in the form's place: the way on is its button to reload
  it('sends the words when one reloads with the network back, without script', async () => {
    const chat = await chatOfServer(path, values);
    const { page, context } = await openPage(path, withoutScript);
    await fillForm(page, name, values);
    await context.setOffline(true);
    await submitButton(page).tap();
    await eventually(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    const sent = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
    // no test reaches the chat itself
    await page.reload().catch(() => undefined);
    expect((await sent).url()).toBe(chat);
  });

  it('keeps the words for when one comes back from a failure of ours', async () => {
    const failPosts = (context: BrowserContext) =>
      context.route(
        (url) => url.pathname === path,
        (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({
                status: 500,
                contentType: 'text/html',
                headers: { 'Cache-Control': 'no-store' },
                body: '<h1>Something went wrong on our side</h1>',
              })
            : route.continue(),
      );
    const { page } = await openPage(path, { ...withoutScript, prepare: failPosts });
    await fillForm(page, name, values);
    await submitButton(page).tap();
    await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
    await page.goBack();
    expect(await valuesIn(page, name)).toEqual(values);
  });
});
