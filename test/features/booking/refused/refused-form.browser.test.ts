import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import {
  blockNewTabs,
  chatOfServer,
  fieldOf,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { desktop, openAwake, phone } from '../../../support/browser/open-page.ts';

const prepare = watchNewTabs;

describe.each(formCases)('the $name form, when it cannot be sent', (form) => {
  const { name, path, values } = form;

  it('is stopped by the browser while a required field is empty, at that field', async () => {
    const { page } = await openAwake(path, { ...phone, prepare });
    await submitButton(page).click();
    expect(await fieldOf(page, name, 'name').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    );
    await fillForm(page, name, { ...values, email: 'not-an-address' });
    await submitButton(page).click();
    const email = fieldOf(page, name, 'email');
    expect(await email.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
    expect(await openedTabs(page)).toEqual([]);
    expect(await page.getByText('Sending...').count()).toBe(0);
  });

  it('can be sent again once new tabs are allowed, and the plain link leaves', async () => {
    const { page } = await openAwake(path, { ...desktop, prepare });
    await fillForm(page, name, values);
    await blockNewTabs(page);
    await submitButton(page).click();
    await page.getByRole('link', { name: 'Open the chat yourself' }).waitFor();
    await blockNewTabs(page, false);
    await submitButton(page).click();
    await page.getByText(form.success.title, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Open the chat yourself' }).count()).toBe(0);
  });

  it('shows a focused summary for a name of spaces, whose link leads to the field', async () => {
    const { page } = await openAwake(path, { ...desktop, prepare });
    await fillForm(page, name, { ...values, name: '   ' });
    await submitButton(page).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await summary.waitFor();
    await eventually(() => summary.evaluate((box) => box.matches(':focus'))).toBe(true);
    expect(await page.title()).toMatch(/^Error: (?!Error)/);
    const field = fieldOf(page, name, 'name');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const error = await summary.getByRole('link').innerText();
    expect(error).toMatch(/^Enter your (full )?name$/);
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`#${described}`).innerText()).toContain(error);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await openedTabs(page)).toEqual([]);
    const { name: _spaces, ...rest } = values;
    expect(await valuesIn(page, name)).toMatchObject(rest);
  });

  it('says by how many characters a text is too long, keeps it, and takes it once shortened', async () => {
    const { page } = await openAwake(path, { ...desktop, prepare });
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
