import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { phoneDigits, phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../src/messages/sms-link.ts';
import { openBlank, origin, phone } from '../../support/browser/open-page.ts';

let page: Page;
/** What the browser says on its console, blocked form posts among it. */
let complaints: string[];
afterEach(() => page.context().close());

/** Opens the page of a form. */
async function open(path: string): Promise<void> {
  const visit = await openBlank({ ...phone, javaScriptEnabled: false });
  page = visit.page;
  complaints = visit.problems;
  await page.goto(origin + path);
}

/** A field by its label, 'Message' the same on every form. */
function field(label: string) {
  return page.getByRole('main').locator('form').getByLabel(label);
}

/** Sends the form and returns the text that the chat opens with. */
async function send(): Promise<string> {
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await page.waitForURL('https://wa.me/**');
  const { origin: host, pathname, searchParams } = new URL(page.url());
  expect(host + pathname).toBe(`https://wa.me/${phoneDigits}`);
  expect(await page.getByRole('heading').innerText()).toBe('the chat');
  return searchParams.get('text') ?? '';
}

const forms = [
  {
    path: '/',
    name: 'home message',
    fields: { 'Your name': 'Amina Otieno', 'Email address': 'amina@example.com' },
    message: ['Message', 'Is the dental clinic open?\nAnd on Sunday & holidays?'],
    lines: [
      'Name: Amina Otieno',
      'Email: amina@example.com',
      'Message: Is the dental clinic open?',
      'And on Sunday & holidays?',
    ],
  },
  {
    path: '/contact',
    name: 'contact',
    fields: {
      'Your name': "Wanjikũ N'gang'a",
      'Email address': 'w@example.com',
      'Phone number': '0722 000 111, evenings',
      Subject: '100% cover?',
    },
    message: ['Message', 'Asante 🙂'],
    lines: [
      "Name: Wanjikũ N'gang'a",
      'Email: w@example.com',
      'Phone: 0722 000 111, evenings',
      'Subject: 100% cover?',
      'Message: Asante 🙂',
    ],
  },
] as const;

describe('a filled form opens the chat with its text, without JavaScript', () => {
  it.each(forms)('the $name form', async ({ path, fields, message: [label, words], lines }) => {
    await open(path);
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    await field(label).fill(words);
    const text = await send();
    expect(text.split('\n')[0]).toContain(site.name);
    expect(text.split('\n').slice(-lines.length)).toEqual(lines);
    // form-action allows the redirect to the chat
    expect(complaints).toEqual([]);
  });

  it('the appointment form, with a service and a day', async () => {
    await open('/appointments');
    await field('Full name').fill('Amina Otieno');
    await field('Email address').fill('amina@example.com');
    await field('Phone number').fill('+254 722 000 111');
    await field('Service').selectOption('Dental');
    await field('Preferred date').fill('2027-03-27');
    await field('Additional information').fill('Lower left tooth');
    const text = await send();
    expect(text).toContain('Service: Dental');
    expect(text).toMatch(/Preferred date: .*2027/);
    expect(text).toContain('Additional information: Lower left tooth');
    expect(complaints).toEqual([]);
  });
});

describe('a filled form becomes an SMS, without JavaScript', () => {
  it.each(forms)('the $name form', async ({ path, fields, message: [label, words], lines }) => {
    await open(path);
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    await field(label).fill(words);
    await page.getByRole('button', { name: 'Send by SMS' }).click();
    await page.getByRole('heading', { name: 'Your SMS is ready, but not sent yet' }).waitFor();
    // nothing that was typed is in the address
    expect(page.url()).toBe(origin + path);
    const main = page.getByRole('main');
    for (const line of lines) expect(await main.innerText()).toContain(line);
    const href =
      (await main.getByRole('link', { name: 'Open the SMS' }).getAttribute('href')) ?? '';
    const text = decodeURIComponent(href.slice(smsLink('').length));
    expect(href).toBe(smsLink(text));
    expect(text.split('\n').slice(-lines.length)).toEqual(lines);
    const asked = page.waitForRequest((request) => request.url().startsWith('sms:'));
    await main.getByRole('link', { name: 'Open the SMS' }).click();
    // the browser encodes some more
    expect(decodeURIComponent((await asked).url())).toBe(decodeURIComponent(href));
    expect(await main.locator(`a[href="${phoneHref}"]`).count()).toBeGreaterThan(0);
    const chat = main.getByRole('link', { name: 'Send on WhatsApp instead' });
    expect(await chat.getAttribute('href')).toContain(encodeURIComponent(text));
    await page.goBack();
    for (const [name, value] of Object.entries(fields))
      expect(await field(name).inputValue()).toBe(value);
    expect(complaints).toEqual([]);
  });
});
