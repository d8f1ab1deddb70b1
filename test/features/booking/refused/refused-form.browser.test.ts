import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formNamed,
  openedTabs,
  submitButton,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { desktop, openAwake } from '../../../support/browser/open-page.ts';

describe.each([formNamed('appointment')])('the $name form, refused', ({ name, path, values }) => {
  const openForm = () => openAwake(path, { ...desktop, prepare: watchNewTabs });

  it('for a long text says how many characters to cut, keeps it, and then sends it', async () => {
    const { page } = await openForm();
    const message = 'word '.repeat(600).trim();
    await fillForm(page, name, { ...values, message });
    await submitButton(page).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    const error = await summary.getByRole('link').innerText();
    const [, count] = /^This is (\d+) characters too long for one chat message\./.exec(error) ?? [];
    expect(error).toContain(`call ${site.phone} or write to ${site.emails.general}`);
    expect(await fieldOf(page, name, 'message').inputValue()).toBe(message);
    expect(await openedTabs(page)).toEqual([]);
    const fitting = message.slice(0, message.length - Number(count));
    await fieldOf(page, name, 'message').fill(fitting);
    await submitButton(page).click();
    const href = await chatOfServer(path, { ...values, message: fitting });
    expect(await openedTabs(page)).toMatchObject([{ href }]);
    expect(await summary.count()).toBe(0);
    expect(await page.title()).not.toContain('Error');
  });
});
