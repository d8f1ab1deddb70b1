import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formNamed,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { breakLateCode, holdLateCode, loseLateCode } from '../../../support/browser/late-code.ts';
import { awaitFrames } from '../../../support/browser/layout/frames.ts';
import {
  awaitWidgets,
  desktop,
  openAwake,
  openPage,
  origin,
  phone,
} from '../../../support/browser/open-page.ts';

/** Takes away what Chrome has only since version 111. */
const growOld = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(String.prototype, 'toWellFormed'));

describe.each([formNamed('appointment')])(
  'the $name form, before its code loads',
  ({ name, path, values }) => {
    it('a form keeps what is typed and the focus when its code loads, then sends it', async () => {
      const late = holdLateCode();
      const { page, problems } = await openPage(path, {
        ...desktop,
        prepare: (context) => Promise.all([watchNewTabs(context), late.prepare(context)]),
      });
      await fillForm(page, name, values);
      const message = fieldOf(page, name, 'message');
      await message.focus();
      late.arrive();
      await awaitWidgets(page);
      await awaitFrames(page);
      expect(await valuesIn(page, name)).toEqual(values);
      expect(await message.evaluate((field) => field.matches(':focus'))).toBe(true);
      expect(problems).toEqual([]);
      await submitButton(page).click();
      expect(await openedTabs(page)).toMatchObject([{ href: await chatOfServer(path, values) }]);
    });

    it('the language switch takes along what was typed, there and back', async () => {
      const { page } = await openAwake(path, phone);
      await fillForm(page, name, values);
      await page.locator('[data-hydrated]').waitFor();
      for (const [to, typed] of [
        [`/sw${path}`, values.name],
        [path, 'Achieng'],
      ] as const) {
        await fieldOf(page, name, 'name').fill(`${typed}`);
        await page.locator('[data-languages] :is(a, button):visible').click();
        await page.waitForURL(origin + to);
        expect(await valuesIn(page, name)).toEqual({ ...values, name: typed });
      }
    });

    it.each([
      ['is lost', loseLateCode],
      ['throws', breakLateCode],
      ['throws when sent, in an old browser', growOld],
    ])('posts to the server if the code %s', async (_, prepare) => {
      const { page, problems } = await openPage(path, { ...phone, prepare });
      await fillForm(page, name, values);
      if (prepare === growOld) await page.locator('[data-hydrated]').waitFor();
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await submitButton(page).tap();
      expect(new URL((await sent).url()).pathname).toBe(path);
      await page.waitForURL(await chatOfServer(path, values));
      expect(problems.filter((problem) => problem.startsWith('CSP'))).toEqual([]);
    });
  },
);
