import { describe, expect, it } from 'vitest';
import { initialValues } from '../../src/forms/form-definition.ts';
import { forms } from '../forms.ts';
import { standInForNewTabs } from './chat-stand-in.ts';
import { eventually } from './eventually.ts';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from './form-cases.ts';
import { desktop, openAwake, phone } from './open-page.ts';
import { installClock, stopClock } from './page-clock.ts';

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
    // so that 'Sending...' stands until it has been looked at
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

  it('is empty afterwards and can be sent again', async () => {
    const { page } = await openFilled(desktop);
    await submitButton(page).click();
    await page.getByText(success.title, { exact: true }).waitFor();
    // the appointment form is away for five seconds
    await submitButton(page).waitFor();
    expect(await valuesIn(page, name)).toEqual(initialValues<string>(forms[name]));
    await fillForm(page, name, values);
    await submitButton(page).click();
    await eventually(() => openedTabs(page)).toHaveLength(2);
  });

  it('is sent with Enter in a field too', async () => {
    const { page } = await openFilled(desktop);
    await fieldOf(page, name, 'email').press('Enter');
    const href = await chatOfServer(path, values);
    expect(await openedTabs(page)).toMatchObject([{ href, inGesture: true }]);
  });

  it('gives the new tab no hold on this page', async () => {
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

  it('does not tell the chat where from, and other pages of the site as ever', async () => {
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

  it('leaves the focus in the page where the visitor was, not at its top', async () => {
    const { page } = await openFilled(desktop);
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText(success.title, { exact: true }).waitFor();
    const inSection = () =>
      page.evaluate(() => document.activeElement?.closest('section[aria-labelledby]') !== null);
    await eventually(inSection).toBe(true);
  });
});
