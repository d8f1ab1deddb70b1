import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { desktop, openAwake } from '../../../support/browser/open-page.ts';

describe.each(formCases)('the $name form, refused', ({ name, path, values }) => {
  const openForm = () => openAwake(path, { ...desktop, prepare: watchNewTabs });

  it('lists an empty or invalid field in a focused summary', async () => {
    const { page } = await openForm();
    await submitButton(page).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await eventually(() => summary.evaluate((box) => box.matches(':focus'))).toBe(true);
    expect(await fieldOf(page, name, 'name').evaluate((field) => field.matches(':invalid'))).toBe(
      true,
    );
    await fillForm(page, name, { ...values, email: 'not-an-address' });
    await submitButton(page).click();
    await eventually(() => summary.getByRole('link').count()).toBe(1);
    const email = fieldOf(page, name, 'email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await fieldOf(page, name, 'name').getAttribute('aria-invalid')).toBeNull();
    expect(await openedTabs(page)).toEqual([]);
    expect(await page.getByText('Sending...').count()).toBe(0);
  });

  it('for a name of spaces focuses a summary that links to the field', async () => {
    const { page } = await openForm();
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
