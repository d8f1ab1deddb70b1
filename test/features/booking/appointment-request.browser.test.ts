import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import {
  fieldOf,
  fillForm,
  formCases,
  submitButton,
  watchNewTabs,
} from '../../support/browser/form-cases.ts';
import { holdLateCode } from '../../support/browser/late-code.ts';
import {
  awaitWidgets,
  desktop,
  openAwake,
  openPage,
  phone,
} from '../../support/browser/open-page.ts';
import { installClock, stopClock } from '../../support/browser/page-clock.ts';

const path = '/appointments';
const name = 'appointment';
const values = formCases.find((form) => form.name === name)?.values ?? {};

/** What is said of the date field beside its label. */
async function dateHint(page: Page): Promise<string> {
  const described = await fieldOf(page, name, 'date').getAttribute('aria-describedby');
  return page.locator(`#${described}`).innerText();
}

async function sendWithStoppedClock(options: object) {
  const { page } = await openAwake(path, {
    ...options,
    prepare: (context) => Promise.all([watchNewTabs(context), installClock(context)]),
  });
  await fillForm(page, name, values);
  await stopClock(page);
  await submitButton(page).click();
  await page.clock.runFor(1000);
  const confirmation = page.getByRole('heading', { name: 'Appointment Request Received!' });
  await confirmation.waitFor();
  return { page, confirmation };
}

it("an empty date shows 'Select date', a chosen one its weekday, an emptied one the hint again", async () => {
  const { page } = await openAwake(path, phone);
  const date = fieldOf(page, name, 'date');
  expect(await dateHint(page)).toBe('Select date');
  await date.fill('2027-03-27');
  await eventually(() => dateHint(page)).toContain('Saturday');
  expect(await dateHint(page)).toContain('27 March 2027');
  await date.fill('');
  await eventually(() => dateHint(page)).toBe('Select date');
});

it('a date chosen before the code arrived shows its weekday once it has', async () => {
  const late = holdLateCode();
  const { page } = await openPage(path, { ...phone, prepare: late.prepare });
  await fieldOf(page, name, 'date').fill('2027-03-28');
  late.arrive();
  await awaitWidgets(page);
  await eventually(() => dateHint(page)).toContain('Sunday');
});

it('the confirmation takes the place of the form for five seconds, then the form is back', async () => {
  const { page, confirmation } = await sendWithStoppedClock(phone);
  expect(await page.locator('main form').count()).toBe(0);
  await page.clock.runFor(4500);
  expect(await confirmation.isVisible()).toBe(true);
  await page.clock.runFor(600);
  await confirmation.waitFor({ state: 'detached' });
  await submitButton(page).waitFor();
  expect(await fieldOf(page, name, 'name').inputValue()).toBe('');
  expect(await fieldOf(page, name, 'service').inputValue()).toBe('outpatient');
  expect(await dateHint(page)).toBe('Select date');
});

it('the focus is on what is left to do, and stays there when the form is back', async () => {
  const { page, confirmation } = await sendWithStoppedClock(desktop);
  const leftToDo = page.getByRole('group', { name: 'One step left: press send in WhatsApp' });
  const hasFocus = () => leftToDo.evaluate((box) => box.matches(':focus'));
  await eventually(hasFocus).toBe(true);
  await page.clock.runFor(5100);
  await confirmation.waitFor({ state: 'detached' });
  expect(await hasFocus()).toBe(true);
});
