import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../../../../src/components/form/form-definition.ts';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';
import { formMessages } from '../../../../src/words/en/features/form-messages.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import {
  blockNewTabs,
  chatOfServer,
  fieldOf,
  fillForm,
  formNamed,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { openAwake, phone } from '../../../support/browser/open-page.ts';
import { installClock, stopClock } from '../../../support/browser/page-clock.ts';
import { forms } from '../../../support/forms.ts';
import { coveredBy } from './covered-by.ts';

const { name, path, values, success, failure } = formNamed('appointment');
const chatStep = 'One step left: press send in WhatsApp';

/** The SMS that carries the text of a chat address. */
function smsOf(chatHref: string): string {
  return smsLink(new URL(chatHref).searchParams.get('text') ?? '');
}

/** Expects the box above the form to be wholly in view and focused. */
async function expectInView(page: Page, name: string) {
  const outcome = page.getByRole('group', { name });
  await outcome.waitFor();
  await eventually(() => outcome.evaluate((box) => box.matches(':focus'))).toBe(true);
  expect(await coveredBy(outcome)).toEqual([]);
  const hrefs = await outcome
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return { outcome, hrefs };
}

/** The current toast; a stopped clock keeps it. */
function toastOf(page: Page) {
  return page.getByRole('region', { name: 'Notifications' }).locator('.toast');
}

/** Opens the form's page on the smallest phone, where the least fits, fills it in and stops the clock. */
async function openFilled() {
  const visit = await openAwake(path, {
    ...phone,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    prepare: (context) => Promise.all([watchNewTabs(context), installClock(context)]),
  });
  await fillForm(visit.page, name, values);
  await stopClock(visit.page);
  return visit;
}

/** Leaves the page for another tab and comes back. */
async function comeBack(page: Page) {
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

async function press(page: Page) {
  await submitButton(page).tap();
  await page.clock.runFor(1000);
}

describe('the appointment form on a small phone', () => {
  it('a form that opened the chat shows in view what is left to do, and nothing that says it was sent', async () => {
    const { page } = await openFilled();
    await press(page);
    await expectInView(page, chatStep);
    expect(await toastOf(page).count()).toBe(0);
    expect(await page.getByText('Received!').count()).toBe(0);
    expect(await valuesIn(page, name)).toEqual(values);
    await page.getByRole('button', { name: formMessages.notYet }).tap();
    await expectInView(page, chatStep);
    expect(await valuesIn(page, name)).toEqual(values);
  });

  it('a form says sent when the visitor comes back, and takes it back on "Not yet"', async () => {
    const { page } = await openFilled();
    await press(page);
    await expectInView(page, chatStep);
    await comeBack(page);
    await expectInView(page, formMessages.outcomes.returned.heading);
    expect(await toastOf(page).innerText()).toContain(success.text);
    expect(await page.getByText('Received!').count()).toBe(1);
    await page.getByRole('button', { name: formMessages.notYet }).tap();
    const { hrefs } = await expectInView(page, chatStep);
    expect(hrefs).toContain(await chatOfServer(path, values));
    expect(await toastOf(page).count()).toBe(0);
    expect(await valuesIn(page, name)).toEqual(values);
    // another tab is not the chat
    await comeBack(page);
    expect(await toastOf(page).count()).toBe(0);
  });

  it('a form thanks after "Yes", and brings back every word', async () => {
    const { page, problems } = await openFilled();
    await press(page);
    const { outcome } = await expectInView(page, chatStep);
    const again = outcome.getByRole('link', { name: 'Open WhatsApp' });
    expect(await again.getAttribute('href')).toBe(await chatOfServer(path, values));
    expect(await again.getAttribute('rel')).toContain('noreferrer');
    await page.getByRole('button', { name: formMessages.yes, exact: true }).tap();
    await expectInView(page, success.title);
    expect(await toastOf(page).innerText()).toContain(success.title);
    expect(await coveredBy(toastOf(page))).toEqual([]);
    await page.clock.runFor(10_000);
    await toastOf(page).waitFor({ state: 'detached' });
    await submitButton(page).waitFor();
    await expectInView(page, success.title);
    expect(problems).toEqual([]);
    // also after the next refusal
    expect(await valuesIn(page, name)).toEqual(initialValues<string>(forms[name]));
    await fillForm(page, name, { ...values, name: '  ' });
    await press(page);
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    const bringBack = page.getByRole('button', { name: formMessages.bringBack });
    await bringBack.tap();
    await eventually(() => valuesIn(page, name)).toEqual(values);
    const line = page.getByText(formMessages.broughtBack);
    expect(await line.evaluate((element) => element.matches(':focus'))).toBe(true);
    // what it replaced can be brought back too
    await bringBack.tap();
    await eventually(() => fieldOf(page, name, 'name').inputValue()).toBe('  ');
  });

  it('a form whose tab is blocked shows chat, SMS and phone, keeps the words and can be sent again', async () => {
    const { page } = await openFilled();
    await blockNewTabs(page);
    await press(page);
    const { outcome, hrefs } = await expectInView(page, 'WhatsApp did not open');
    expect(await outcome.innerText()).toContain(failure.text);
    expect(await toastOf(page).innerText()).toContain(failure.text);
    const chat = await chatOfServer(path, values);
    expect(new Set(hrefs)).toEqual(new Set([chat, smsOf(chat), phoneHref]));
    expect(await valuesIn(page, name)).toEqual(values);
    await blockNewTabs(page, false);
    await press(page);
    await expectInView(page, chatStep);
    expect(await page.getByRole('group', { name: 'WhatsApp did not open' }).count()).toBe(0);
  });

  it('a form sent offline says that nothing was sent, opens no tab and can be sent again', async () => {
    const { page, context } = await openFilled();
    await context.setOffline(true);
    await press(page);
    const { hrefs } = await expectInView(page, 'You are offline, so nothing was sent');
    expect(await toastOf(page).innerText()).toContain(failure.text);
    expect(await page.getByText(success.title, { exact: true }).count()).toBe(0);
    expect(await page.getByText('Appointment Request Received!').count()).toBe(0);
    expect(new Set(hrefs)).toEqual(new Set([smsOf(await chatOfServer(path, values)), phoneHref]));
    expect(await openedTabs(page)).toEqual([]);
    expect(await valuesIn(page, name)).toEqual(values);
    await context.setOffline(false);
    await press(page);
    await expectInView(page, chatStep);
    expect(await toastOf(page).count()).toBe(0);
  });

  it('a form sent by SMS asks for what is missing, then opens the SMS app and keeps the words', async () => {
    const { page, requested } = await openFilled();
    const bySms = page.locator('main form').getByRole('button', { name: 'Send by SMS' });
    await fieldOf(page, name, 'name').fill('  ');
    await bySms.tap();
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    expect(requested.filter((address) => address.startsWith('sms:'))).toEqual([]);
    await fillForm(page, name, values);
    const href = smsOf(await chatOfServer(path, values));
    const asked = page.waitForRequest((request) => request.url() === href);
    await bySms.tap();
    await asked;
    const { hrefs } = await expectInView(page, 'One step left: press send in your SMS app');
    expect(hrefs).toEqual(expect.arrayContaining([href, phoneHref]));
    expect(await valuesIn(page, name)).toEqual(values);
    expect(await toastOf(page).count()).toBe(0);
    expect(await openedTabs(page)).toEqual([]);
  });
});
