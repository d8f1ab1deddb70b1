import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formCases } from '../support/browser/form-cases.ts';
import { awaitWidgets, desktop, openPage } from '../support/browser/open-page.ts';

const [appointment] = formCases.filter(({ name }) => name === 'appointment');
const path = appointment?.path ?? '';

/** Makes the form's script throw when it reads a date. */
function breakDates(): void {
  Date.prototype.toISOString = () => {
    throw new Error('broken on purpose');
  };
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** Submits the form without its script and returns the name that was sent. */
async function postedName(page: Page): Promise<string | null> {
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  return new URLSearchParams((await posted).postData() ?? '').get('name');
}

it('a form whose script throws becomes the form of the server with the typed text', async () => {
  const { page, problems } = await openPage(path, desktop);
  await awaitWidgets(page);
  await field(page, 'name').fill('Amina Yusuf');
  await field(page, 'service').selectOption('maternity');
  await page.evaluate(breakDates);
  await field(page, 'date').fill('2027-03-27');
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form && !Object.keys(form).some((key) => key.startsWith('__reactFiber'));
  });
  expect(problems.join()).toContain('broken on purpose');
  expect(await field(page, 'name').inputValue()).toBe('Amina Yusuf');
  expect(await field(page, 'service').inputValue()).toBe('maternity');
  expect(await field(page, 'date').inputValue()).toBe('2027-03-27');
  expect(await postedName(page)).toBe('Amina Yusuf');
});
