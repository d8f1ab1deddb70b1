import { describe, expect, it } from 'vitest';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formCases,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { holdLateCode, loseLateCode } from '../../../support/browser/late-code.ts';
import { awaitWidgets, desktop, openPage, phone } from '../../../support/browser/open-page.ts';

describe.each(formCases)(
  'the $name form, before its code has arrived',
  ({ name, path, values }) => {
    it('keeps what is typed, what is chosen and the focus when the code comes', async () => {
      const late = holdLateCode();
      const { page, problems } = await openPage(path, { ...phone, prepare: late.prepare });
      await fillForm(page, name, values);
      const message = fieldOf(page, name, 'message');
      await message.focus();
      late.arrive();
      await awaitWidgets(page);
      await page.waitForTimeout(300);
      expect(await valuesIn(page, name)).toEqual(values);
      expect(await message.evaluate((field) => field.matches(':focus'))).toBe(true);
      expect(problems).toEqual([]);
    });

    it('sends by script what was typed before', async () => {
      const late = holdLateCode();
      const { page, context } = await openPage(path, {
        ...desktop,
        prepare: (made) => Promise.all([watchNewTabs(made), late.prepare(made)]),
      });
      await fillForm(page, name, values);
      late.arrive();
      await awaitWidgets(page);
      await submitButton(page).click();
      const [tab] = await page.evaluate(() => Reflect.get(window, 'tabs').opened);
      expect(tab.href).toBe(await chatOfServer(path, values));
      expect(context.pages()).toHaveLength(1);
    });

    it.each([
      { when: 'on its way', prepare: () => holdLateCode().prepare },
      { when: 'lost', prepare: () => loseLateCode },
    ])('goes through the server to the chat while the code is $when', async ({ prepare }) => {
      const { page, requested, problems } = await openPage(path, {
        ...phone,
        prepare: prepare(),
      });
      await fillForm(page, name, values);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await submitButton(page).tap();
      expect(new URL((await sent).url()).pathname).toBe(path);
      await page.waitForURL(await chatOfServer(path, values));
      expect(requested.filter((address) => address === path).length).toBeGreaterThan(0);
      expect(problems.filter((problem) => problem.startsWith('CSP'))).toEqual([]);
    });

    it('keeps the errors that the server found, and their focus, when the code comes', async () => {
      const late = holdLateCode();
      const { page, problems } = await openPage(path, { ...desktop, prepare: late.prepare });
      const sent = { ...values, name: '   ' };
      await fillForm(page, name, sent);
      await submitButton(page).click();
      const summary = page.getByRole('alert', { name: 'There is a problem' });
      await summary.waitFor();
      late.arrive();
      await awaitWidgets(page);
      await page.waitForTimeout(300);
      expect(await summary.evaluate((box) => box.matches(':focus'))).toBe(true);
      expect(await valuesIn(page, name)).toEqual({ ...values, name: '' });
      // the browser's own words on the status
      const expected = /^error: .* status of 422/;
      expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
    });
  },
);
