import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatDigits, site } from '../../../../src/facts/hospital/site.ts';
import { chatTextOf, formPaths, goodInput, postForm } from '../../../support/worker/post-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const person = ['Name: Amina Yusuf', 'Email: amina@example.com'];
const expectedLines = {
  '/': ['a message', ...person, 'Message: Do you take walk-ins?'],
  '/contact': [
    'a message',
    ...person,
    'Phone: 0712 345 678',
    'Subject: Visiting hours',
    'Message: May my sister visit on Sunday?',
  ],
  '/appointments': [
    'an appointment request',
    ...person,
    'Phone: 0712 345 678',
    'Service: Maternity',
    'Preferred date: Saturday 27 March 2027',
    'Additional information: My first visit.',
  ],
} as const;

it.each(formPaths)('a valid form on %s redirects to the chat with its text', async (path) => {
  const response = await postForm(path, goodInput[path]);
  expect(response.status).toBe(303);
  const location = response.headers.get('Location') ?? '';
  expect(location.startsWith(`https://wa.me/${chatDigits}?text=`)).toBe(true);
  expect(location).toMatch(/^[\x21-\x7E]{1,2000}$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('');
  const [kind, ...lines] = expectedLines[path];
  const greeting = `Hello ${site.name}, ${kind} from your website.`;
  expect(chatTextOf(response).split('\n')).toEqual([greeting, ...lines]);
});

async function linesOf(input: Readonly<Record<string, string>>): Promise<string[]> {
  const { name, email, phone } = goodInput['/appointments'];
  const text = chatTextOf(await postForm('/appointments', { name, email, phone, ...input }));
  return text.split('\n');
}

it.each([{}, { service: '', date: '   ', message: ' \r\n\t ' }])(
  'an appointment request with %j asks for outpatient, with no date and no message',
  async (input) => {
    expect((await linesOf(input)).slice(-3)).toEqual([
      'Service: Outpatient',
      'Preferred date: Not specified',
      'Additional information: None provided',
    ]);
  },
);

it('an appointment for a past date is sent, and says that the day has passed', async () => {
  expect(await linesOf({ date: '2020-02-29' })).toContain(
    'Preferred date: Saturday 29 February 2020 (this day has passed)',
  );
});

it('an appointment request counts days in Kenyan time', async () => {
  const dateLine = async () => (await linesOf({ date: '2027-03-01' })).at(-2);
  vi.setSystemTime(new Date('2027-03-01T21:00:00Z'));
  expect(await dateLine()).toContain('has passed');
  vi.setSystemTime(new Date('2027-03-01T20:59:00Z'));
  expect(await dateLine()).not.toContain('has passed');
});

it('hostile text arrives letter for letter, and a phone number in any form', async () => {
  const message =
    '👩🏾‍⚕️ e\u0301 a & b = c # d % e + f ? "q" <b>bold</b> %0A &amp; {{name}} $& 你好';
  const input = { ...goodInput['/contact'], phone: '+254 (0)712-345678, ٠٧١٢', message };
  const text = chatTextOf(await postForm('/contact', input));
  expect(text).toContain(`\nPhone: ${input.phone}\n`);
  expect(text.endsWith(`\nMessage: ${message}`)).toBe(true);
});

it('line breaks in a one-line field add no line to the chat text', async () => {
  const name = 'Amina\r\nEmail: other@example.com\n\nMessage: pay here\u2028now';
  const text = chatTextOf(await postForm('/', { ...goodInput['/'], name }));
  expect(text.split('\n')).toHaveLength(4);
  expect(text.split('\n')[1]).toBe('Name: Amina Email: other@example.com Message: pay here now');
});
