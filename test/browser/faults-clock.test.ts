import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import {
  chatOfServer,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  watchNewTabs,
} from './form-cases.ts';
import { desktop, openAwake, openPage } from './open-page.ts';

const wrongTimes = ['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z'] as const;

describe.each(wrongTimes)("when the visitor's clock says %s", (time) => {
  const setClock = (context: BrowserContext) => context.clock.setFixedTime(new Date(time));

  it.each(['/', '/blog/1', '/services/upcoming', '/appointments'])(
    '%s says what it says at any time',
    async (path) => {
      const right = await openPage(path, desktop);
      const wrong = await openPage(path, { ...desktop, prepare: setClock });
      const read = ({ page }: typeof right) => page.getByRole('main').innerText();
      await eventually(() => read(wrong)).toBe(await read(right));
      expect(wrong.problems).toEqual(right.problems);
    },
  );

  it.each(formCases)(
    'the $name form opens the same chat',
    async ({ name, path, values, success }) => {
      const { page } = await openAwake(path, {
        ...desktop,
        prepare: async (context) => {
          await setClock(context);
          await watchNewTabs(context);
        },
      });
      await fillForm(page, name, values);
      await submitButton(page).click();
      await page.getByText(success.title, { exact: true }).waitFor();
      const [tab] = await openedTabs(page);
      expect(tab?.href).toBe(await chatOfServer(path, values));
    },
  );
});
