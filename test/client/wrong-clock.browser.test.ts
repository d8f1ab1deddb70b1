import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  chatOfServer,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  watchNewTabs,
} from '../support/browser/form-cases.ts';
import { desktop, openAwake, openPage } from '../support/browser/open-page.ts';

const wrongTimes = ['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z'] as const;

const setClock = (time: string) => (context: BrowserContext) =>
  context.clock.setFixedTime(new Date(time));

/** The words of a page, open or folded: what is laid out by now must not matter. */
async function wordsOf(page: Page): Promise<string | null> {
  return page.getByRole('main').textContent();
}

// opening hours; dates and reading times
it.each(['/', '/blog/1'])('%s shows the words without script with a wrong clock', async (path) => {
  const right = await openPage(path, { ...desktop, javaScriptEnabled: false });
  const words = await wordsOf(right.page);
  for (const time of wrongTimes) {
    const wrong = await openPage(path, { ...desktop, prepare: setClock(time) });
    expect(await wordsOf(wrong.page)).toBe(words);
    expect(wrong.problems).toEqual(right.problems);
  }
});

// the form with a date
const appointment = formCases.filter(({ name }) => name === 'appointment');
const cases = wrongTimes.flatMap((time) => appointment.map((form) => ({ ...form, time })));

it.each(cases)(
  'the $name form opens the same chat when the clock is $time',
  async ({ name, path, values, success, time }) => {
    const { page } = await openAwake(path, {
      ...desktop,
      prepare: async (context) => {
        await setClock(time)(context);
        await watchNewTabs(context);
      },
    });
    await fillForm(page, name, values);
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText(success.title, { exact: true }).first().waitFor();
    const [tab] = await openedTabs(page);
    expect(tab?.href).toBe(await chatOfServer(path, values));
  },
);
