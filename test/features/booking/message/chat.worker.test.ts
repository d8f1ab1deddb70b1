import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneDigits, site } from '../../../../src/facts/hospital/site.ts';
import { chatTextOf, formPaths, goodInput, postForm } from '../../../support/worker/post-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a form filled in well', () => {
  it.each(formPaths)('on %s leads to the chat of the hospital', async (path) => {
    const response = await postForm(path, goodInput[path]);
    expect(response.status).toBe(303);
    const location = response.headers.get('Location') ?? '';
    expect(location.startsWith(`https://wa.me/${phoneDigits}?text=`)).toBe(true);
    expect(location).toMatch(/^[\x21-\x7E]+$/);
    expect(location.length).toBeLessThanOrEqual(2000);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  it('on the home page becomes name, email and message', async () => {
    const text = chatTextOf(await postForm('/', goodInput['/']));
    expect(text.split('\n')).toEqual([
      `Hello ${site.name}, a message from your website.`,
      'Name: Amina Yusuf',
      'Email: amina@example.com',
      'Message: Do you take walk-ins?',
    ]);
  });

  it('on the contact page becomes name, email, phone, subject and message', async () => {
    const text = chatTextOf(await postForm('/contact', goodInput['/contact']));
    expect(text.split('\n')).toEqual([
      `Hello ${site.name}, a message from your website.`,
      'Name: Amina Yusuf',
      'Email: amina@example.com',
      'Phone: 0712 345 678',
      'Subject: Visiting hours',
      'Message: May my sister visit on Sunday?',
    ]);
  });

  it('on the appointment page becomes the request with its service and day', async () => {
    const text = chatTextOf(await postForm('/appointments', goodInput['/appointments']));
    expect(text.split('\n')).toEqual([
      `Hello ${site.name}, an appointment request from your website.`,
      'Name: Amina Yusuf',
      'Email: amina@example.com',
      'Phone: 0712 345 678',
      'Service: Maternity',
      'Preferred date: Saturday 27 March 2027',
      'Additional information: My first visit.',
    ]);
  });
});

describe('an appointment request', () => {
  async function lineOf(label: string, input: Readonly<Record<string, string>>) {
    const { name, email, phone } = goodInput['/appointments'];
    const text = chatTextOf(await postForm('/appointments', { name, email, phone, ...input }));
    return text.split('\n').find((line) => line.startsWith(`${label}: `));
  }

  it.each([{}, { date: '' }, { date: '   ' }])(
    'without a day says Not specified (%j)',
    async (input) => {
      expect(await lineOf('Preferred date', input)).toBe('Preferred date: Not specified');
    },
  );

  it.each([{}, { message: '' }, { message: ' \r\n\t ' }])(
    'without a message says None provided (%j)',
    async (input) => {
      expect(await lineOf('Additional information', input)).toBe(
        'Additional information: None provided',
      );
    },
  );

  it.each([{}, { service: '' }])('without a service asks for outpatient (%j)', async (input) => {
    expect(await lineOf('Service', input)).toBe('Service: Outpatient');
  });

  it.each([
    ['2027-02-28', 'Sunday 28 February 2027'],
    ['2020-02-29', 'Saturday 29 February 2020'],
    ['1999-12-31', 'Friday 31 December 1999'],
  ])('is sent with a day that has passed, and says so (%s)', async (date, day) => {
    expect(await lineOf('Preferred date', { date })).toBe(
      `Preferred date: ${day} (this day has passed)`,
    );
  });

  it("counts days by Kenya's clock", async () => {
    vi.setSystemTime(new Date('2027-03-01T21:00:00Z'));
    expect(await lineOf('Preferred date', { date: '2027-03-01' })).toContain('has passed');
    vi.setSystemTime(new Date('2027-03-01T20:59:00Z'));
    expect(await lineOf('Preferred date', { date: '2027-03-01' })).not.toContain('has passed');
  });
});

describe('a telephone number', () => {
  it.each(['0712345678', '+254 (0)712-345678', 'ask at the gate', '٠٧١٢'])(
    'may be written in any form (%s)',
    async (phone) => {
      const text = chatTextOf(await postForm('/contact', { ...goodInput['/contact'], phone }));
      expect(text).toContain(`\nPhone: ${phone}\n`);
    },
  );
});
