import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { clinics } from '../../../src/facts/schedule/clinics.ts';
import { nextClinicDay } from '../../../src/facts/schedule/day/clinic-day.ts';
import type { Notice } from '../../../src/facts/schedule/notice.ts';
import { statusBounds } from '../../../src/facts/schedule/status/status.ts';
import { edgeCacheControl, edgeCacheHeader } from '../../../src/http/cache-rules.ts';
import { pages } from '../../../src/pages/index.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { dayAfter, weekdayOf } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { dentalClosed, inKenya } from '../../support/notices.ts';
import { bloodThere, shaDown } from '../../support/status.ts';
import { elementsOf } from '../../support/worker/read-html.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const { today } = wordsIn('en', 'today');
const { clinicNames, clinicianOf } = wordsIn('en', 'clinicWords');
const { formatDayOfYear, formatTime } = wordsIn('en', 'format');
const status = [shaDown, bloodThere];
const dailyPaths = ['/', '/doctors', '/today'];

const [closing] = clinics;
if (!closing) throw new RangeError('no clinic');
const { department } = closing;
/** The first day of the notice's hours, or after it, with that clinic. */
const closedDay =
  [0, 1, 2, 3, 4, 5, 6]
    .map((later) => dayAfter('2026-12-25', later))
    .find((day) => closing.days.includes(weekdayOf(day))) ?? '';
const closure = {
  ...dentalClosed,
  until: closedDay,
  hours: { of: department, from: closedDay, until: closedDay, closed: true },
} as const satisfies Notice;

/** The texts of the rows of hours and clinics. */
const rowsOf = (html: string) =>
  elementsOf(html, 'div')
    .filter((row) => row.attributes.class?.includes('border-t border-line'))
    .map(({ text }) => text);

/** One site for all of a test's moments, so that a stale page in its cache would be found. */
function createSite() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const app = createApp({
    now,
    loadRenderer: async () => createRenderer(pages, { notices: [closure], status, now }),
  });
  const ask = (path: string, time: string) => {
    clock.now = inKenya(time);
    return app.fetch(new Request(visitedOrigin + path), workerEnv);
  };
  return { ask, textOf: async (path: string, time: string) => (await ask(path, time)).text() };
}

afterEach(() => vi.restoreAllMocks());

it('/today, home and /doctors change to the new day, and other pages stay cached', async () => {
  const { textOf } = createSite();
  for (const path of dailyPaths) {
    const day = async (time: string) => (await textOf(path, time)).replaceAll('\u00a0', ' ');
    expect(await day('2026-11-24T23:59'), path).toContain('Tuesday 24 November');
    expect(await day('2026-11-25T00:00'), path).toContain('Wednesday 25 November');
    expect(await day('2026-11-25T00:00'), path).not.toContain('Tuesday 24 November');
  }
  const spy = vi.spyOn(TextEncoder.prototype, 'encode');
  await textOf('/about', '2026-11-25T23:59');
  spy.mockClear();
  await textOf('/about', '2026-11-26T00:00');
  expect(spy).not.toHaveBeenCalled();
});

it('the edge stores a page about the day until then at most', async () => {
  const { ask } = createSite();
  for (const path of dailyPaths) {
    const { headers } = await ask(path, '2026-11-24T23:50');
    expect([path, headers.get(edgeCacheHeader)]).toEqual([path, edgeCacheControl(600, 'daily')]);
  }
  const { headers } = await ask('/about', '2026-11-24T23:50');
  expect(headers.get(edgeCacheHeader)).toBe(edgeCacheControl(3600));
});

it('/today has each clinic by name with its clinician, its day and its next day', async () => {
  const day = '2026-11-27';
  const html = await createSite().textOf('/today', `${day}T20:00`);
  const rows = rowsOf(html);
  const days = elementsOf(html, 'section');
  for (const clinic of clinics) {
    const next = nextClinicDay(clinic.id, day, []);
    const name = clinicNames[clinic.id];
    const isHeld = clinic.days.includes(weekdayOf(day));
    const row = isHeld
      ? rows.find((text) => text.startsWith(name))
      : days.find(({ text }) => text.startsWith(formatDayOfYear(next?.day ?? '')))?.text;
    expect(row?.toLowerCase(), clinic.id).toContain(clinicianOf(clinic).toLowerCase());
    if (isHeld) expect(row, clinic.id).toContain(next && today.nextOn(next.day, next.hours));
    else expect(row).toContain(`${clinicianOf(clinic)} ${formatTime(next?.hours.opens ?? '')}`);
    expect(row?.includes('Friday: '), `${row}`).toBe(isHeld);
  }
});

it.each(dailyPaths)('%s never says without script that something is open now', async (path) => {
  const html = await createSite().textOf(path, '2026-11-27T20:00');
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const seen = main.replace(/<template.*?<\/template>/g, '');
  expect(html).toContain('Open now');
  expect(seen).not.toMatch(/open now|open until|open today|opens today/i);
  expect(seen).toContain('Friday');
});

it('/today says on a holiday to call first', async () => {
  const { textOf } = createSite();
  expect(await textOf('/today', '2026-12-10T10:00')).not.toContain('Public holiday');
  expect(await textOf('/today', '2026-12-12T10:00')).toContain('Public holiday: Jamhuri Day');
  expect(await textOf('/', '2026-12-12T10:00')).toContain('is a public holiday (Jamhuri Day)');
});

it("/sw/today does not call tomorrow's holiday today's", async () => {
  const text = await createSite().textOf('/sw/today', '2026-12-11T10:00');
  const [before = '', after = ''] = text.split('Kliniki za siku nyingine');
  expect(before).toContain('Jumamosi: sikukuu');
  expect(before + after).not.toMatch(/Ijumaa: sikukuu|leo ni sikukuu|Ni sikukuu/i);
});

it('/today shows a clinic that a notice closes as closed, with the notice', async () => {
  const html = await createSite().textOf('/today', `${closedDay}T10:00`);
  expect(html).toContain(dentalClosed.text.en);
  const rows = rowsOf(html);
  const row = rows.find((text) => text.startsWith(clinicNames[closing.id]));
  expect(row).toMatch(/Closed on \w+day/);
});

describe('a report of the staff', () => {
  const { term, state, asOf } = today.statusReport(shaDown, '2026-11-25');

  it.each([
    ['2026-11-25T09:39', false],
    ['2026-11-25T09:40', true],
    ['2026-11-25T11:39', true],
    ['2026-11-25T11:40', false],
  ])('a report of the staff at %s is shown: %s', async (time, shown) => {
    const { textOf } = createSite();
    // the page of the minute before is cached
    await textOf('/today', '2026-11-25T09:00');
    for (const path of dailyPaths) {
      const html = await textOf(path, time);
      expect([path, html.includes(`${term}: ${state}`)]).toEqual([path, shown]);
    }
    const html = await textOf('/today', time);
    expect(html.includes(asOf)).toBe(shown);
    expect(html.includes(shaDown.note?.en ?? '-')).toBe(shown);
  });

  it('a report of the staff is in the language of the page, and marked with its end for stored copies', async () => {
    const html = await createSite().textOf('/sw/today', '2026-11-25T10:00');
    expect(html).toContain(shaDown.note?.sw);
    expect(html).not.toContain(shaDown.note?.en);
    expect(html).toContain(`data-until="${statusBounds(shaDown)[1]}"`);
  });

  it('a report of the staff has its day after midnight, and is on /today alone when nothing is missing', async () => {
    const { textOf } = createSite();
    expect(await textOf('/today', '2026-11-26T06:00')).toContain('10:00 pm on Wednesday 25 Nov');
    expect(await textOf('/', '2026-11-26T06:00')).not.toContain('Blood for transfusion');
  });
});
