import { expect, it } from 'vitest';
import { createApp } from '../../../src/app.ts';
import type { Notice } from '../../../src/facts/schedule/notice.ts';
import { pages } from '../../../src/pages/index.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { createRenderedSearch } from '../../../tools/run/rendered-search.ts';
import { dentalClosed, inKenya, phoneDown } from '../../support/notices.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

let clock = 0;
const now = () => clock;
const itIs = (time: string) => {
  clock = inKenya(time);
};

/** A site with these notices and this clock. */
function createSite(notices: readonly Notice[] = [dentalClosed, phoneDown]) {
  const app = createApp({
    now,
    answerQuery: createRenderedSearch(),
    loadRenderer: async () => createRenderer(pages, { notices, now }),
  });
  return (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(visitedOrigin + path, init), workerEnv);
}

it('a notice starts and ends on cached pages too', async () => {
  const visit = createSite();
  const shown = async (time: string) => {
    itIs(time);
    // the second response comes from the cache
    const texts = [await (await visit('/')).text(), await (await visit('/')).text()];
    expect(texts[0]).toBe(texts[1]);
    return texts[0]?.includes(dentalClosed.text.en);
  };
  expect(await shown('2026-12-20T23:59')).toBe(false);
  expect(await shown('2026-12-21T00:00')).toBe(true);
  expect(await shown('2026-12-26T13:59')).toBe(true);
  expect(await shown('2026-12-26T14:00')).toBe(false);
});

it('a notice is first in main, in the language of the page, with its level and end', async () => {
  itIs('2026-12-22T12:00');
  const visit = createSite();
  const html = await (await visit('/services/dental')).text();
  const [, main = ''] = html.split(/<main[^>]*>/);
  expect(main).toMatch(/^<section id="notices"[^>]* aria-label="Notices">/);
  expect(main.indexOf(phoneDown.text.en)).toBeLessThan(main.indexOf(dentalClosed.text.en));
  expect(main).toContain('Emergency notice:');
  expect(main).toContain('Until 26 December 2026, 14:00.');
  // for search engines, which would send patients to a closed door
  expect(html).toMatch(
    /"validFrom":"2026-12-25","validThrough":"2026-12-26","opens":"00:00","closes":"00:00"/,
  );
  const swahili = await (await visit('/sw')).text();
  expect(swahili).toContain(phoneDown.text.sw);
  expect(swahili).not.toContain(phoneDown.text.en);
});

it("a form and a plan count days by the app's clock", async () => {
  itIs('2027-03-01T23:59');
  const visit = createSite();
  const post = (path: string, fields: Record<string, string>) =>
    visit(path, { method: 'POST', body: new URLSearchParams(fields) });
  const chat = { name: 'A', email: 'a@example.com', phone: '0712345678', date: '2027-02-28' };
  const sent = await post('/appointments', chat);
  expect(sent.headers.get('Location')).toContain('has%20passed');
  const plan = await post('/vaccine-planner', { birth: '2027-03-01' });
  expect(plan.status).toBe(200);
  expect((await post('/vaccine-planner', { birth: '2027-03-02' })).status).toBe(422);
});
