import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefill } from '../../../src/components/form/form-definition.ts';
import { phoneDigits, phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { planFor } from '../../../src/features/planner/antenatal-plan.ts';
import { formatDay, formatFullDay } from '../../../src/formats/en.ts';
import { knownPlaces } from '../../../src/locales/places.ts';
import { wordsIn } from '../../../src/locales/words-by-locale.ts';
import { languageOfPath } from '../../../src/site/languages.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { expectRefusal } from '../../support/worker/expect-refusal.ts';
import { byId } from '../../support/worker/form-fields.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { bodyText, elementOf, elementsOf, readHtml } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

const path = '/antenatal-planner';
const editions = [path, `/sw${path}`];
const calendarOf = (page: string) => `${page}/calendar.ics`;

/** Half past midnight in Kenya, where it is still the day before in UTC. */
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
  vi.restoreAllMocks();
});

describe('the planner', () => {
  it.each(editions)('%s asks by a form that works without script', async (page) => {
    const html = await visitPage(page);
    const form = elementOf(html, 'form', { method: 'post' });
    expect(form.attributes.action).toBe(page);
    const names = elementsOf(form.inner, 'input').map(({ attributes }) => attributes.name);
    expect([...new Set(names)]).toEqual(['basis', 'date', 'cycle']);
    for (const bound of ['min', 'max', 'maxlength', 'pattern'])
      expect(form.inner).not.toMatch(new RegExp(`\\b${bound}=`, 'i'));
  });

  it.each(editions)('%s says the danger signs with the phone, whatever is asked', async (page) => {
    for (const html of [await visitPage(page), await (await post(page, good)).text()]) {
      const alarm = elementOf(html, 'section', { 'aria-labelledby': 'danger-signs' });
      expect(elementsOf(alarm.inner, 'li').length).toBeGreaterThan(10);
      expect(elementsOf(alarm.inner, 'a', { href: phoneHref })).toHaveLength(1);
      // they come before the list of visits
      const visits = html.indexOf('id="visits"');
      if (visits > 0) expect(html.indexOf('id="danger-signs"')).toBeLessThan(visits);
    }
  });

  it('is linked from the packages in each language, and from maternity', async () => {
    for (const page of ['/maternity-packages', '/services/maternity'])
      expect(elementsOf(await visitPage(page), 'a', { href: path }).length).toBeGreaterThan(0);
    const swahili = await visitPage('/sw/maternity-packages');
    expect(elementsOf(swahili, 'a', { href: `/sw${path}` }).length).toBeGreaterThan(0);
  });
});

describe('a plan', () => {
  it('says the due date, how far the pregnancy is in Kenya today, and each contact', async () => {
    const text = bodyText(await planPage());
    expect(text).toContain(formatFullDay(dueDate));
    expect(text).toContain('11 weeks and 1 day');
    expect(plan.contacts).toHaveLength(10);
    for (const { date, week } of plan.contacts)
      expect(text).toContain(`Week ${week} ${formatFullDay(date)}`);
  });

  it('marks what is past and the one that is next', async () => {
    const html = await planPage({ basis: 'due-date', date: '2027-06-01' });
    const items = elementsOf(html, 'li').filter(({ inner }) => inner.includes('<time'));
    const told = items.map(({ text }) => / (Past|Next) /.exec(text)?.[1] ?? '');
    expect(told).toEqual(['Past', 'Past', 'Past', 'Next', '', '', '', '', '', '']);
  });

  it('answers 200 without a cache, and is no page for search engines', async () => {
    for (const page of editions) {
      const response = await post(page, good);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(elementsOf(await response.text(), 'h1')).toHaveLength(1);
    }
  });

  it('names, for a weekend, the day on which the clinic is closed', async () => {
    // a Sunday, and the Monday after it
    expect(bodyText(await planPage())).toContain('Your dates fall on a Sunday');
    expect(bodyText(await planPage({ ...good, cycle: '32' }))).not.toContain('Your dates fall on');
  });

  it('asks who is overdue to come, and does not wait when the day is there', async () => {
    const overdue = (days: number) =>
      planPage({ basis: 'due-date', date: dayAfter(today, -days) }).then(bodyText);
    expect(await overdue(0)).not.toContain('Your due date is past');
    expect(await overdue(6)).toContain(`come on ${formatFullDay(dayAfter(today, 1))}`);
    expect(await overdue(7)).toContain('come today, at any hour');
    expect(await overdue(28)).toContain('come today, at any hour');
  });

  it('never advises waiting for a visit with a danger sign', async () => {
    const text = bodyText(await planPage());
    expect(text).toContain('Never wait for your next visit.');
    expect(text).toContain('Come now, not at the next date.');
  });

  it('keeps what was sent in the form that changes it', async () => {
    const html = await planPage();
    expect(byId(html, 'antenatal-date').attributes.value).toBe(good.date);
    expect(byId(html, 'antenatal-cycle').attributes.value).toBe(good.cycle);
    const [checked] = elementsOf(html, 'input', { type: 'radio', value: good.basis });
    expect(checked?.attributes.checked).toBe('');
  });
});

describe('bad input', () => {
  it.each(editions)('%s comes back with 422, fields named and words kept', async (page) => {
    const typed = { basis: 'last-period', date: dayAfter(today, 3), cycle: '77' };
    for (const to of [page, calendarOf(page)]) {
      const response = await post(to, typed);
      expect(response.status).toBe(422);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const html = await response.text();
      const summary = elementOf(html, 'div', { role: 'alert' });
      expect(summary.attributes.autofocus).toBe('');
      const links = elementsOf(summary.inner, 'a').map(({ attributes }) => attributes.href);
      expect(links).toEqual(['#antenatal-date', '#antenatal-cycle']);
      for (const [name, value] of Object.entries(typed).slice(1)) {
        const { attributes } = byId(html, `antenatal-${name}`);
        expect([attributes['aria-invalid'], attributes.value]).toEqual(['true', value]);
        expect(attributes['aria-describedby']).toContain(`antenatal-${name}-error`);
      }
      const { errorTitle } = wordsIn(languageOfPath(page), 'frame').frame;
      expect(elementOf(html, 'title').text.startsWith(errorTitle)).toBe(true);
      expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toContain('noindex');
    }
  });

  it('a choice that is none is named at the choice', async () => {
    const html = await planPage({ ...good, basis: 'scan' });
    const [link] = elementsOf(elementOf(html, 'div', { role: 'alert' }).inner, 'a');
    expect(byId(html, link?.attributes.href?.slice(1) ?? '').attributes.type).toBe('radio');
  });

  it('an impossible date is in the message, because a date field cannot show it', async () => {
    expect(bodyText(await planPage({ ...good, date: '2027-02-30' }))).toContain('2027-02-30');
  });

  it.each([path, calendarOf(path)])('a body that %s cannot read is refused', async (to) => {
    const send = (body: BodyInit, type: string) =>
      visit(to, { method: 'POST', body, headers: { 'Content-Type': type } });
    await expectRefusal(
      await send('x'.repeat(17_000), 'application/x-www-form-urlencoded'),
      413,
      path,
    );
    await expectRefusal(await send('{}', 'application/json'), 415, path);
    await expectRefusal(await send('x', 'multipart/form-data; boundary=y'), 400, path);
  });
});

describe('the calendar file', () => {
  it.each(editions)('of %s has its type and a neutral file name', async (page) => {
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
    expect(days).toEqual(plan.contacts.map(({ date }) => date.replaceAll('-', '')));
  });

  it.each(editions)('of %s is made by POST alone', async (page) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const response = await visit(calendarOf(page), { method });
      expect([method, response.status, response.headers.get('Allow')]).toEqual([
        method,
        405,
        'POST',
      ]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('booking the next visit', () => {
  it('is a form that carries its day, and no address does', async () => {
    const form = elementOf(await planPage(), 'form', { action: '/appointments' });
    expect(form.attributes.method).toBe('post');
    const fields = elementsOf(form.inner, 'input').map(({ attributes }) => attributes);
    expect(fields.every(({ type }) => type === 'hidden')).toBe(true);
    const sent = Object.fromEntries(fields.map(({ name = '', value = '' }) => [name, value]));
    expect(sent).toMatchObject({ service: 'maternity', date: plan.next?.date });

    const response = await post('/appointments', sent);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Location')).toBeNull();
    const html = await response.text();
    expect(byId(html, 'appointment-date').attributes.value).toBe(plan.next?.date);
    expect(byId(html, 'appointment-message').text).toContain(`week ${plan.next?.week}`);
    const chosen = elementsOf(byId(html, 'appointment-service').inner, 'option').filter(
      ({ attributes }) => attributes.selected !== undefined,
    );
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual(['maternity']);
    // nothing is wrong yet, and nothing was sent
    expect(elementsOf(html, 'div', { role: 'alert' })).toEqual([]);
    expect(elementOf(html, 'title').text).not.toMatch(/^Error/);
    expect(html).not.toContain(
      `wa.me/${phoneDigits}?text=Hello%20${encodeURIComponent(site.name)}`,
    );
  });

  it('counts as no appointment, even when all is filled in', async () => {
    const whole = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0712 345 678' };
    const fields = { ...whole, service: 'maternity', date: '2027-03-27' };
    expect((await post('/appointments', fields)).status).toBe(303);
    const filled = await post('/appointments', { ...fields, [prefill.name]: prefill.value });
    expect(filled.status).toBe(200);
    const html = await filled.text();
    expect(byId(html, 'appointment-name').attributes.value).toBe(whole.name);
    // the form that is sent from there says nothing of that any more
    expect(elementsOf(html, 'input', { name: prefill.name })).toEqual([]);
  });
});

describe('the dates of a woman', () => {
  const dates = [good.date, dueDate, ...plan.contacts.map(({ date }) => date)];
  const answers = [
    () => post(path, good),
    () => post(calendarOf(path), good),
    () => post(path, { ...good, cycle: '99' }),
  ];

  it('are in no header and no log', async () => {
    const lines = listenToConsole();
    for (const answer of answers) {
      const response = await answer();
      await response.text();
      const headers = JSON.stringify([...response.headers]);
      for (const date of dates) expect(headers).not.toContain(date);
      expect(response.headers.get('ETag')).toBeNull();
    }
    expect(lines).toEqual([]);
  });

  it('are in no address except of the message that she sends herself', async () => {
    for (const page of editions) {
      const html = await (await post(page, good)).text();
      const addresses = readHtml(html).flatMap(({ attributes }) =>
        ['href', 'action', 'src', 'formaction', 'content'].flatMap(
          (name) => attributes[name] ?? [],
        ),
      );
      const own = addresses.filter(
        (address) => !/^(https:\/\/wa\.me\/\?text=|sms:\?)/.test(address),
      );
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

  it('are on no page that anybody asks for afterwards', { timeout: 60_000 }, async () => {
    for (const answer of answers) await answer();
    for (const page of knownPlaces.keys()) {
      const html = await visitPage(page);
      for (const date of dates) expect(html).not.toContain(date);
    }
  });

  it('in the address of the planner change nothing', async () => {
    const plain = await visitPage(path);
    expect(await visitPage(`${path}?${new URLSearchParams(good)}`)).toBe(plain);
  });
});
