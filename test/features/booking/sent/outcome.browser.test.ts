import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../../../../src/components/form/form-definition.ts';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import {
  blockNewTabs,
  chatOfServer,
  fieldOf,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { openAwake, phone } from '../../../support/browser/open-page.ts';
import { installClock, stopClock } from '../../../support/browser/page-clock.ts';
import { forms } from '../../../support/forms.ts';
import { coveredBy } from './covered-by.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

const cases = formCases.flatMap((form) =>
  phones.map((viewport) => ({
    ...form,
    viewport,
    window: `${viewport.width}x${viewport.height}`,
  })),
);

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
  return outcome;
}

/** The current toast; a stopped clock keeps it. */
function toastOf(page: Page) {
  return page.getByRole('region', { name: 'Notifications' }).locator('.toast');
}

/** Opens the form's page on a phone, fills the form and stops the clock. */
async function openFilled({ name, path, values }: (typeof formCases)[number], viewport: object) {
  const visit = await openAwake(path, {
    ...phone,
    ...viewport,
    reducedMotion: 'reduce',
    prepare: (context) => Promise.all([watchNewTabs(context), installClock(context)]),
  });
  await fillForm(visit.page, name, values);
  await stopClock(visit.page);
  return visit;
}

async function press(page: Page) {
  await submitButton(page).tap();
  await page.clock.runFor(1000);
}

describe.each(cases)('the $name form on a phone of $window', (form) => {
  const { name, path, values, viewport, success, failure } = form;

  it('sent: says what is left to do, in view, beside the thanks', async () => {
    const { page, problems } = await openFilled(form, { viewport });
    await press(page);
    const outcome = await expectInView(page, 'One step left: press send in WhatsApp');
    expect(await toastOf(page).innerText()).toContain(success.title);
    expect(await coveredBy(toastOf(page))).toEqual([]);
    const again = outcome.getByRole('link', { name: 'Open the chat again' });
    expect(await again.getAttribute('href')).toBe(await chatOfServer(path, values));
    expect(await again.getAttribute('rel')).toContain('noreferrer');
    await page.clock.runFor(10_000);
    await toastOf(page).waitFor({ state: 'detached' });
    await submitButton(page).waitFor();
    await expectInView(page, 'One step left: press send in WhatsApp');
    expect(problems).toEqual([]);
  });

  it('blocked: says so in view, with the chat, an SMS and the phone, and keeps the words', async () => {
    const { page } = await openFilled(form, { viewport });
    await blockNewTabs(page);
    await press(page);
    const outcome = await expectInView(page, 'WhatsApp did not open');
    expect(await outcome.innerText()).toContain(failure.text);
    expect(await toastOf(page).innerText()).toContain(failure.text);
    const chat = await chatOfServer(path, values);
    const doors = await outcome
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(doors).toEqual([chat, smsOf(chat), phoneHref]);
    expect(await valuesIn(page, name)).toEqual(values);
  });

  it('offline since it was opened: nothing is said to be sent, no tab is opened', async () => {
    const { page, context } = await openFilled(form, { viewport });
    await context.setOffline(true);
    await press(page);
    const outcome = await expectInView(page, 'You are offline, so nothing was sent');
    expect(await toastOf(page).innerText()).toContain(failure.text);
    expect(await page.getByText(success.title, { exact: true }).count()).toBe(0);
    expect(await page.getByText('Appointment Request Received!').count()).toBe(0);
    const doors = await outcome
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(doors).toEqual([smsOf(await chatOfServer(path, values)), phoneHref]);
    expect(await openedTabs(page)).toEqual([]);
    expect(await valuesIn(page, name)).toEqual(values);
    await context.setOffline(false);
    await press(page);
    await expectInView(page, 'One step left: press send in WhatsApp');
  });

  it('by SMS: opens the SMS app with the same words, and keeps them in the form', async () => {
    const { page } = await openFilled(form, { viewport });
    const href = smsOf(await chatOfServer(path, values));
    const asked = page.waitForRequest((request) => request.url() === href);
    await page.locator('main form').getByRole('button', { name: 'Send by SMS' }).tap();
    await asked;
    const outcome = await expectInView(page, 'One step left: press send in your SMS app');
    const again = outcome.getByRole('link', { name: 'Open the SMS again' });
    expect(await again.getAttribute('href')).toBe(href);
    expect(await outcome.locator(`a[href="${phoneHref}"]`).count()).toBe(1);
    expect(await valuesIn(page, name)).toEqual(values);
    expect(await toastOf(page).count()).toBe(0);
    expect(await openedTabs(page)).toEqual([]);
  });
});

describe.each(formCases)('the $name form, emptied after it was sent,', (form) => {
  const { name, values } = form;

  it('brings back every word, also after the next thing that went wrong', async () => {
    const { page } = await openFilled(form, {});
    await press(page);
    const bringBack = page.getByRole('button', { name: 'Edit my message' });
    await bringBack.waitFor();
    await page.clock.runFor(10_000);
    expect(await valuesIn(page, name)).toEqual(initialValues<string>(forms[name]));
    await fillForm(page, name, { ...values, name: '  ' });
    await press(page);
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    await bringBack.tap();
    await eventually(() => valuesIn(page, name)).toEqual(values);
    const line = page.getByText('Your message is back in the form below.');
    expect(await line.evaluate((element) => element.matches(':focus'))).toBe(true);
    // what stood there instead is not lost either
    await bringBack.tap();
    await eventually(() => fieldOf(page, name, 'name').inputValue()).toBe('  ');
  });
});

it.each(formCases)('the $name form asks for what is missing before an SMS too', async (form) => {
  const { page, requested } = await openAwake(form.path, phone);
  await fillForm(page, form.name, { ...form.values, name: '  ' });
  await page.locator('main form').getByRole('button', { name: 'Send by SMS' }).tap();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  expect(requested.filter((address) => address.startsWith('sms:'))).toEqual([]);
});
