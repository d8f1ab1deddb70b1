import { describe, expect, it } from 'vitest';
import { standInForNewTabs } from '../../../support/browser/chat-stand-in.ts';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { desktop, openAwake, phone } from '../../../support/browser/open-page.ts';
import { installClock, stopClock } from '../../../support/browser/page-clock.ts';

describe.each(formCases)('the $name form, sent', ({ name, path, values, success }) => {
  async function openFilled(options: object = phone) {
    const visit = await openAwake(path, { ...options, prepare: watchNewTabs });
    await fillForm(visit.page, name, values);
    return visit;
  }

  it('opens the chat in a new tab, inside the press, with the words that the server would send', async () => {
    const { page, problems } = await openFilled();
    await submitButton(page).tap();
    const href = await chatOfServer(path, values);
    expect(await openedTabs(page)).toEqual([
      { href, target: '_blank', inSubmit: true, inGesture: true },
    ]);
    expect(problems).toEqual([]);
  });

  it("reads 'Sending...' and takes no second press, then thanks the visitor", async () => {
    const { page } = await openAwake(path, {
      ...phone,
      prepare: (context) => Promise.all([watchNewTabs(context), installClock(context)]),
    });
    await fillForm(page, name, values);
    // keeps 'Sending...' until the test has looked at it
    await stopClock(page);
    await submitButton(page).click();
    const sending = page.locator('main form').getByRole('button', { name: 'Sending...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    const bySms = page.locator('main form').getByRole('button', { name: 'Send by SMS' });
    expect(await bySms.isDisabled()).toBe(true);
    await fieldOf(page, name, 'name').press('Enter');
    await page.clock.runFor(1000);
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    await toast.getByText(success.title, { exact: true }).waitFor();
    await toast.getByText(success.text, { exact: true }).waitFor();
    expect(await openedTabs(page)).toHaveLength(1);
  });

  it('gives the new tab no opener', async () => {
    const { page, context } = await openAwake(path, { ...desktop, prepare: standInForNewTabs });
    await fillForm(page, name, values);
    const opened = context.waitForEvent('page');
    await submitButton(page).click();
    const tab = await opened;
    await tab.waitForURL(await chatOfServer(path, values));
    expect(await tab.title()).toBe('The chat');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await page.getByText(success.title, { exact: true }).waitFor();
  });

  it('sends no referrer to the chat, and the path to other pages of the site', async () => {
    const { page, context } = await openAwake(path, { ...desktop, prepare: standInForNewTabs });
    await fillForm(page, name, values);
    const opened = context.waitForEvent('page');
    await submitButton(page).click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => document.referrer)).toBe('');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await page.waitForURL('**/about');
    expect(new URL(await page.evaluate(() => document.referrer)).pathname).toBe(path);
  });
});
