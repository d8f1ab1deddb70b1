import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { placePath } from '../../../src/site/addresses.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { openAwake, openPage, phone } from '../../support/browser/open-page.ts';

const pathOf = (name: 'contact' | 'antenatalPlanner' | 'whatWillIPay') =>
  placePath({ name, language: 'en' });

/** One form of each kind, with a required field that is empty at first. */
const forms = [
  {
    kind: 'a hydrated island',
    path: pathOf('contact'),
    field: 'contact-name',
    message: 'Enter your name',
  },
  {
    kind: 'a POST form',
    path: pathOf('antenatalPlanner'),
    field: 'antenatal-date',
    message: 'Enter the date',
  },
  {
    kind: 'a GET form',
    path: pathOf('whatWillIPay'),
    field: 'cost-item',
    message: 'Choose what you want the price of.',
  },
  {
    kind: 'a Swahili POST form',
    path: '/sw/vaccine-planner',
    field: 'child-birth',
    message: 'Andika tarehe',
  },
] as const;

const submitOf = (page: Page) => page.locator('main form [type=submit]').first();

/** Opens a page and waits for the code of its form. */
async function openForm(path: string): Promise<Page> {
  if (path.endsWith('/contact')) return (await openAwake(path, phone)).page;
  const { page } = await openPage(path, phone);
  const code = page.waitForResponse(/show-invalid/);
  await page.locator('main form input').first().focus();
  await (await code).finished();
  return page;
}

/** Expects the message, in the page's words, in the focused summary and beside the field. */
async function expectErrors(page: Page, id: string, message: string): Promise<void> {
  const summary = page.locator('.error-summary');
  await summary.waitFor();
  await eventually(() => summary.evaluate((box) => box.matches(':focus'))).toBe(true);
  expect(await summary.getAttribute('role')).toBe('alert');
  expect(await page.title()).toMatch(/^(Error|Kuna tatizo): (?!Error|Kuna)/);
  const field = page.locator(`#${id}`);
  expect(await summary.locator(`a[href="#${id}"]`).innerText()).toBe(message);
  expect(await page.locator(`#${id}-error`).textContent()).toContain(`: ${message}`);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const described = page.locator(`[aria-describedby~="${id}-error"]`);
  expect(await described.count()).toBe(1);
  // one summary, however often the form is refused
  expect(await summary.count()).toBe(1);
}

/** Fills in a field of any kind. */
async function mend(field: Locator): Promise<void> {
  const kind = await field.evaluate((input: HTMLInputElement) => input.type);
  if (kind === 'select-one') await field.selectOption({ index: 1 });
  else await field.fill(kind === 'date' ? '2026-11-01' : 'Amina');
}

describe.each(forms)('$kind that the browser refuses', ({ path, field, message }) => {
  it("a refused field shows the page's words beside it and in the focused summary, until it is mended", async () => {
    const page = await openForm(path);
    for (const _time of ['once', 'again']) {
      // its code may run after it has arrived: until then the browser shows a message of its own
      await eventually(async () => {
        await submitOf(page).click();
        return page.locator('.error-summary').isVisible();
      }).toBe(true);
      await expectErrors(page, field, message);
    }
    expect(new URL(page.url()).search).toBe('');
    expect(await findViolations(page)).toEqual([]);
    await page.locator(`.error-summary a[href="#${field}"]`).click();
    await eventually(() =>
      page.locator(`#${field}`).evaluate((input) => input.matches(':focus, :target')),
    ).toBe(true);
    await mend(page.locator(`#${field}`));
    await page.locator(`#${field}-error`).waitFor({ state: 'detached' });
    expect(await page.locator(`.error-summary a[href="#${field}"]`).count()).toBe(0);
    expect(await page.locator(`#${field}`).getAttribute('aria-invalid')).toBeNull();
  });
});

const appointments = placePath({ name: 'appointments', language: 'en' });
const hintOf = (page: Page, name: string) => page.locator(`#appointment-${name}-hint`);

it('a short phone number gets a warning with an example beside the field', async () => {
  const { page } = await openAwake(appointments, phone);
  const field = page.locator('#appointment-phone');
  await field.fill('12');
  await field.blur();
  await eventually(() => hintOf(page, 'phone').innerText()).toMatch(/too short.*0712 345 678/);
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await field.fill('0712 345');
  await field.blur();
  await eventually(() => hintOf(page, 'phone').innerText()).not.toContain('too short');
});
