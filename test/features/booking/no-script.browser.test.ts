import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { chatDigits, site } from '../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../src/messages/sms-link.ts';
import { openBlank, origin, phone } from '../../support/browser/open-page.ts';

let page: Page;
/** Errors in the browser's console, such as a blocked form post. */
let complaints: string[];
afterEach(() => page.context().close());

/** A field by its label. */
function field(label: string) {
  return page.getByRole('main').locator('form').getByLabel(label);
}

const forms = [
  {
    path: '/',
    fields: {
      'Your name': 'Amina Otieno',
      'Email address': 'amina@example.com',
      Message: 'Is the dental clinic open?\nAnd on Sunday & holidays?',
    },
    lines: [
      'Name: Amina Otieno',
      'Email: amina@example.com',
      'Message: Is the dental clinic open?',
      'And on Sunday & holidays?',
    ],
  },
  {
    path: '/contact',
    fields: {
      'Your name': "Wanjikũ N'gang'a",
      'Email address': 'w@example.com',
      'Phone number': '0722 000 111, evenings',
      Subject: '100% cover?',
      Message: 'Asante 🙂',
    },
    lines: [
      "Name: Wanjikũ N'gang'a",
      'Email: w@example.com',
      'Phone: 0722 000 111, evenings',
      'Subject: 100% cover?',
      'Message: Asante 🙂',
    ],
  },
  {
    path: '/appointments',
    fields: {
      'Full name': 'Amina Otieno',
      'Email address': 'amina@example.com',
      'Phone number': '+254 722 000 111',
      'Preferred date': '2027-03-27',
      'Additional information': 'Lower left tooth',
    },
    lines: [
      'Phone: +254 722 000 111',
      'Service: Dental',
      'Preferred date: Saturday 27 March 2027',
      'Additional information: Lower left tooth',
    ],
  },
] as const;

/** Opens the page of a form and fills it in. */
async function openFilled({ path, fields }: (typeof forms)[number]): Promise<void> {
  const visit = await openBlank({ ...phone, javaScriptEnabled: false });
  page = visit.page;
  complaints = visit.problems;
  await page.goto(origin + path);
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
  if (path === '/appointments') await field('Service').selectOption('Dental');
}

describe('without JavaScript', () => {
  it.each(forms)('the form on $path opens the chat with its text', async (form) => {
    await openFilled(form);
    await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await page.waitForURL('https://wa.me/**');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(`/${chatDigits}`);
    expect(await page.getByRole('heading').innerText()).toBe('the chat');
    const lines = searchParams.get('text')?.split('\n') ?? [];
    expect(lines[0]).toContain(site.name);
    expect(lines.slice(-form.lines.length)).toEqual(form.lines);
    // form-action allows the redirect to the chat
    expect(complaints).toEqual([]);
  });

  it('the contact form becomes an SMS, and Back returns to what was typed', async () => {
    const [, form] = forms;
    await openFilled(form);
    await page.getByRole('button', { name: 'Send by SMS' }).click();
    await page.getByRole('heading', { name: 'Your SMS is ready, but not sent yet' }).waitFor();
    // nothing that was typed is in the address
    expect(page.url()).toBe(origin + form.path);
    const link = page.getByRole('main').getByRole('link', { name: 'Open the SMS' });
    const href = (await link.getAttribute('href')) ?? '';
    const text = decodeURIComponent(href.slice(smsLink('').length));
    expect(text.split('\n').slice(-form.lines.length)).toEqual(form.lines);
    const asked = page.waitForRequest((request) => request.url().startsWith('sms:'));
    await link.click();
    // the browser encodes more characters
    expect(decodeURIComponent((await asked).url())).toBe(decodeURIComponent(href));
    await page.goBack();
    for (const [label, value] of Object.entries(form.fields))
      expect(await field(label).inputValue()).toBe(value);
    expect(complaints).toEqual([]);
  });
});
