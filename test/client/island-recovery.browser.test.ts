import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formCases } from '../support/browser/form-cases.ts';
import { holdLateCode } from '../support/browser/late-code.ts';
import { awaitWidgets, desktop, openPage, origin } from '../support/browser/open-page.ts';

const [appointment] = formCases.filter(({ name }) => name === 'appointment');
const path = appointment?.path ?? '';

/** Makes the form's code throw when it looks at a date: it then asks for this method. */
function breakDates(): void {
  Date.prototype.toISOString = () => {
    throw new Error('broken on purpose');
  };
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** Sends the form as it is, without script, and returns what the server got. */
async function postedName(page: Page): Promise<string | null> {
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  return new URLSearchParams((await posted).postData() ?? '').get('name');
}

it('a form whose code throws later is the working form of the server, words kept', async () => {
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

/** Posts the form with a date and without what it asks for, and opens the page that comes back. */
async function openReturned(prepare?: (context: BrowserContext) => Promise<unknown>) {
  const visit = await openPage(path, { ...desktop, ...(prepare && { prepare }) });
  await field(visit.page, 'date').evaluate((input: HTMLInputElement) => {
    input.value = '2027-03-27';
    input.form?.submit();
  });
  await visit.page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  return visit;
}

it('a form whose code throws while it hydrates is the working form of the server', async () => {
  const code = holdLateCode();
  const { page, problems } = await openReturned(async (context) => {
    await context.addInitScript(breakDates);
    await code.prepare(context);
  });
  await field(page, 'name').fill('Amina Yusuf');
  code.arrive();
  await expect.poll(() => problems.join(), { timeout: 20_000 }).toContain('broken on purpose');
  // React draws the form once more before it gives up
  await expect
    .poll(() => field(page, 'name').inputValue(), { timeout: 20_000 })
    .toBe('Amina Yusuf');
  expect(await field(page, 'date').inputValue()).toBe('2027-03-27');
  expect(await postedName(page)).toBe('Amina Yusuf');
});

it.each(['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z'])(
  'a form that came back with a date hydrates without a fault when the clock says %s',
  async (time) => {
    const { page, problems } = await openReturned((context) =>
      context.clock.setFixedTime(new Date(time)),
    );
    const hint = page.locator('main form strong').first();
    const words = await hint.innerText();
    await awaitWidgets(page);
    expect(await hint.innerText()).toBe(words);
    // the refused form itself is the only thing the console may name
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
    expect(page.url()).toBe(origin + path);
  },
);
