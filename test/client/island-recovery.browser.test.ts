import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formCases } from '../support/browser/form-cases.ts';
import { holdLateCode } from '../support/browser/late-code.ts';
import { awaitWidgets, desktop, openPage, origin } from '../support/browser/open-page.ts';

const [appointment] = formCases.filter(({ name }) => name === 'appointment');
const path = appointment?.path ?? '';

/** Makes the form's script throw when it reads a date. */
function breakDates(): void {
  Date.prototype.toISOString = () => {
    throw new Error('broken on purpose');
  };
}

/** Makes the form's script throw when it renders. */
function breakForms(): void {
  const { entries } = Object;
  Object.entries = (value: object) => {
    if ('name' in value && 'email' in value) throw new Error('broken on purpose');
    return entries(value);
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

/** Posts the form with a date and no required field, and opens the 422 page. */
async function openReturned(prepare?: (context: BrowserContext) => Promise<unknown>) {
  const visit = await openPage(path, { ...desktop, ...(prepare && { prepare }) });
  await field(visit.page, 'date').evaluate((input: HTMLInputElement) => {
    input.value = '2027-03-27';
    input.form?.submit();
  });
  await visit.page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  // the entry script must listen before the test types
  await visit.page.waitForLoadState('load');
  return visit;
}

it('a form whose script throws during hydration becomes the form of the server', async () => {
  const code = holdLateCode(/runtime|data-saving/);
  const { page, problems } = await openReturned(async (context) => {
    await context.addInitScript(breakForms);
    await code.prepare(context);
  });
  await field(page, 'name').fill('Amina Yusuf');
  code.arrive();
  await expect.poll(() => problems.join(), { timeout: 20_000 }).toContain('broken on purpose');
  // React renders the form again before it gives up
  await expect
    .poll(() => field(page, 'name').inputValue(), { timeout: 20_000 })
    .toBe('Amina Yusuf');
  expect(await field(page, 'date').inputValue()).toBe('2027-03-27');
  expect(await postedName(page)).toBe('Amina Yusuf');
});

it.each(['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z'])(
  'a 422 form with a date hydrates without an error when the clock is %s',
  async (time) => {
    const { page, problems } = await openReturned((context) =>
      context.clock.setFixedTime(new Date(time)),
    );
    const hint = page.locator('#appointment-date-hint');
    const words = await hint.innerText();
    await awaitWidgets(page);
    expect(await hint.innerText()).toBe(words);
    // the console may name only the 422 response
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
    expect(page.url()).toBe(origin + path);
  },
);
