import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { formatDay, formatFullDay } from '../../../../src/words/formats/en.ts';
import { byId } from '../../../support/worker/form-fields.ts';
import { bodyText, elementOf, elementsOf, readHtml } from '../../../support/worker/read-html.ts';
import { testPrivacy } from '../../../support/worker/test-privacy.ts';
import { visit, visitPage } from '../../../support/worker/visit.ts';

const path = '/antenatal-planner';
const paths = [path, `/sw${path}`];
const calendarOf = (page: string) => `${page}/calendar.ics`;

/** Half past midnight in Kenya, still the day before in UTC. */
const today = '2027-03-01';
const now = Date.UTC(2027, 1, 28, 21, 30);
const good = { basis: 'last-period', date: '2026-12-10', cycle: '31' };
const dueDate = '2027-09-19';
const plan = planFor(dueDate, today);

async function post(to: string, fields: Record<string, string>): Promise<Response> {
  return visit(to, { method: 'POST', body: new URLSearchParams(fields) });
}

const planPage = async (fields: Record<string, string> = good) => (await post(path, fields)).text();

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

it.each(paths)(
  '%s shows the danger signs with the phone, before and after the plan',
  async (page) => {
    for (const html of [await visitPage(page), await (await post(page, good)).text()]) {
      const alarm = elementOf(html, 'section', { 'aria-labelledby': 'danger-signs' });
      expect(elementsOf(alarm.inner, 'li').length).toBeGreaterThan(10);
      expect(elementsOf(alarm.inner, 'a', { href: phoneHref })).toHaveLength(1);
      // in a plan they follow the list of visits, and a link before the list leads there
      const visits = html.indexOf('id="visits"');
      if (visits > 0) expect(html.slice(0, visits)).toContain('href="#danger-signs"');
    }
  },
);

it('a woman sees the due date, the age of the pregnancy in Kenya today and each contact', async () => {
  const text = bodyText(await planPage());
  expect(text).toContain(`Due date ${formatDay(dueDate)}`);
  expect(text).toContain('11 weeks and 1 day');
  expect(plan.contacts).toHaveLength(10);
  for (const { step, week } of plan.contacts)
    expect(text).toContain(`Week ${week} ${formatFullDay(step?.day ?? '')}`);
});

it('a woman is asked first whether she has been to a clinic, and books the next clinic day', async () => {
  const first = elementOf(await planPage(), 'div', { 'data-first': '' });
  // today's clinic may be over, so the day is ahead
  expect(first.text).toContain(`yet? Come on ${formatFullDay(plan.first?.day ?? '')}`);
  expect(elementOf(first.inner, 'input', { name: 'date' }).attributes.value).toBe(plan.first?.day);
});

it('a plan has week 41 on its day in the labour ward if the clinic is closed', async () => {
  const text = bodyText(await planPage());
  expect(text).toContain(`Week 41 ${formatFullDay('2027-09-26')}`);
  expect(text).toContain('Come on that day to the labour ward, at any hour.');
});

it('a woman past her due date reads when to come', async () => {
  const overdue = (days: number) =>
    planPage({ basis: 'due-date', date: dayAfter(today, -days) }).then(bodyText);
  expect(await overdue(0)).not.toContain('Your due date is past');
  expect(await overdue(6)).toContain(`come on ${formatFullDay(dayAfter(today, 1))}`);
  expect(await overdue(7)).toContain('come today, at any hour');
  expect(await overdue(28)).toContain('come today, at any hour');
});

it('a woman with a danger sign reads not to wait for the next visit', async () => {
  const text = bodyText(await planPage());
  expect(text).toContain('Never wait for your next visit.');
  expect(text).toContain('Come now, not at the next date.');
});

it.each(paths)(
  'the calendar file of %s has its media type and a neutral file name',
  async (page) => {
    const response = await post(calendarOf(page), good);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="antenatal-visits.ics"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const file = await response.text();
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
    const planned = [plan.first, ...plan.contacts.map(({ step }) => step)];
    expect(days).toEqual(planned.map((step) => step?.day.replaceAll('-', '')));
  },
);

it('booking the next visit posts its day to the booking form, and puts it in no address', async () => {
  const form = elementsOf(await planPage(), 'form', { action: '/appointments' })[0];
  if (!form) throw new Error('the next visit cannot be booked');
  expect(form.attributes.method).toBe('post');
  const fields = elementsOf(form.inner, 'input').map(({ attributes }) => attributes);
  expect(fields.every(({ type }) => type === 'hidden')).toBe(true);
  const sent = Object.fromEntries(fields.map(({ name = '', value = '' }) => [name, value]));
  expect(sent).toMatchObject({ service: 'maternity', date: plan.next?.step?.day });

  const response = await post('/appointments', sent);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await response.text();
  expect(byId(html, 'appointment-date').attributes.value).toBe(plan.next?.step?.day);
  expect(byId(html, 'appointment-message').text).toContain(`week ${plan.next?.week}`);
  const service = byId(html, 'appointment-service').inner;
  expect(elementOf(service, 'option', { selected: '' }).attributes.value).toBe('maternity');
  // no error, and nothing sent
  expect(elementsOf(html, 'div', { role: 'alert' })).toEqual([]);
  expect(elementOf(html, 'title').text).not.toMatch(/^Error/);
  expect(html).not.toMatch(/wa\.me\/\d+\?text=Hello/);
});

const dates = [good.date, dueDate, ...plan.contacts.flatMap(({ step }) => step?.day ?? [])];
const sends = [
  () => post(path, good),
  () => post(`/sw${path}`, good),
  () => post(calendarOf(path), good),
  () => post(path, { ...good, cycle: '99' }),
];
testPrivacy(sends, new RegExp(dates.join('|')), 'Location');

it("a woman's dates are in no address but the chat and SMS links", async () => {
  for (const page of paths) {
    const html = await (await post(page, good)).text();
    const addresses = readHtml(html).flatMap(({ attributes }) =>
      ['href', 'action', 'src', 'formaction', 'content'].flatMap((name) => attributes[name] ?? []),
    );
    const own = addresses.filter((address) => !/^(https:\/\/wa\.me\/\?text=|sms:\?)/.test(address));
    expect(addresses.length - own.length).toBe(2);
    for (const date of dates) {
      for (const text of [date, date.slice(0, 7), encodeURIComponent(formatDay(date))])
        expect(own.filter((address) => address.includes(text))).toEqual([]);
    }
    const chat = elementsOf(html, 'a').find(({ attributes }) =>
      attributes.href?.startsWith('https://wa.me/?text='),
    );
    expect(chat?.attributes.rel).toContain('noreferrer');
  }
});
