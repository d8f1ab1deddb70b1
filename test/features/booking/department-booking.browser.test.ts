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
import { openAwake, phone } from '../../support/browser/open-page.ts';
import { installClock, stopClock } from '../../support/browser/page-clock.ts';
import { href } from '../../support/href.ts';

const name = 'appointment';
const path = href('appointments');

const chosen = (page: Page) => fieldOf(page, name, 'service').inputValue();

/** The text beside the label of the date field. */
async function dateHint(page: Page): Promise<string> {
  const described = await fieldOf(page, name, 'date').getAttribute('aria-describedby');
  return page.locator(`#${described}`).innerText();
}

it('the confirmation replaces the form for five seconds; the focus stays on the next step', async () => {
  const { page } = await openAwake(path, {
    ...phone,
    prepare: (context) => Promise.all([watchNewTabs(context), installClock(context)]),
  });
  await fillForm(page, name, formCases.find((form) => form.name === name)?.values ?? {});
  await stopClock(page);
  await submitButton(page).click();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  const confirmation = page.getByRole('heading', { name: 'Appointment Request Received!' });
  await confirmation.waitFor();
  expect(await page.locator('main form').count()).toBe(0);
  const leftToDo = page.getByRole('group', { name: 'Appointment Request Sent' });
  const hasFocus = () => leftToDo.evaluate((box) => box.matches(':focus'));
  await eventually(hasFocus).toBe(true);
  await page.clock.runFor(4500);
  expect(await confirmation.isVisible()).toBe(true);
  await page.clock.runFor(600);
  await confirmation.waitFor({ state: 'detached' });
  await submitButton(page).waitFor();
  expect(await hasFocus()).toBe(true);
  expect(await fieldOf(page, name, 'name').inputValue()).toBe('');
  expect(await chosen(page)).toBe('outpatient');
  expect(await dateHint(page)).toBe('Select date');
});
