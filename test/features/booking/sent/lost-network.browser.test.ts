import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../support/browser/eventually.ts';
import {
  chatOfServer,
  fillForm,
  formNamed,
  submitButton,
  valuesIn,
} from '../../../support/browser/form-cases.ts';
import { openPage, phone } from '../../../support/browser/open-page.ts';

const withoutScript = { ...phone, javaScriptEnabled: false };

// the form with every kind of field
const { name, path, values } = formNamed('appointment');

describe('a form sent without script', () => {
  // Chromium shows its own error page, with a button to reload
  it('is sent by a reload once the network is back', async () => {
    const chat = await chatOfServer(path, values);
    const { page, context } = await openPage(path, withoutScript);
    await fillForm(page, name, values);
    await context.setOffline(true);
    await submitButton(page).tap();
    await eventually(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    const sent = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
    // the chat itself cannot be reached from a test
    await page.reload().catch(() => undefined);
    expect((await sent).url()).toBe(chat);
  });

  it('keeps the text if the server fails and the visitor goes back', async () => {
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
