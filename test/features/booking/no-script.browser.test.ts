import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { smsLink } from '../../../src/messages/sms-link.ts';
import {
  chatOfServer,
  fillForm,
  formNamed,
  submitButton,
  valuesIn,
} from '../../support/browser/form-cases.ts';
import { openPage, origin, phone } from '../../support/browser/open-page.ts';

const { name, path, values } = formNamed('contact');

async function openFilled(): Promise<{ page: Page; problems: string[] }> {
  const visit = await openPage(path, { ...phone, javaScriptEnabled: false });
  await fillForm(visit.page, name, values);
  return visit;
}

it('a form without script opens the chat with its text, as its policy allows', async () => {
  const { page, problems } = await openFilled();
  await submitButton(page).click();
  await page.waitForURL(await chatOfServer(path, values));
  expect(await page.getByRole('heading').innerText()).toBe('the chat');
  expect(problems).toEqual([]);
});

it('a form without script becomes an SMS, and Back returns to what was typed', async () => {
  const { page, problems } = await openFilled();
  await page.getByRole('button', { name: 'Send by SMS' }).click();
  await page.getByRole('heading', { name: 'Your SMS is ready, but not sent yet' }).waitFor();
  // nothing that was typed is in the address
  expect(page.url()).toBe(origin + path);
  const link = page.getByRole('main').getByRole('link', { name: 'Open the SMS' });
  const href = (await link.getAttribute('href')) ?? '';
  const text = decodeURIComponent(href.slice(smsLink('').length));
  for (const value of Object.values(values)) expect(text).toContain(value);
  const asked = page.waitForRequest((request) => request.url().startsWith('sms:'));
  await link.click();
  // the browser encodes more characters
  expect(decodeURIComponent((await asked).url())).toBe(decodeURIComponent(href));
  await page.goBack();
  expect(await valuesIn(page, name)).toEqual(values);
  expect(problems).toEqual([]);
});
