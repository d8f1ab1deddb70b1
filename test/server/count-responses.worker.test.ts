import { expect, it } from 'vitest';
import type { CountedResponse, Env } from '../../src/http/env.ts';
import { createQuietApp } from '../support/worker/quiet-app.ts';
import { visitedOrigin } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const app = createQuietApp();

/** Sends a request; returns the response and the data points written for it. */
async function ask(target: string, init: RequestInit = {}, VISITS?: Env['VISITS']) {
  const counted: CountedResponse[] = [];
  const counter = VISITS ?? { writeDataPoint: (point) => counted.push(point as CountedResponse) };
  const request = new Request(visitedOrigin + target, { redirect: 'manual', ...init });
  const response = await app.fetch(request, { ...workerEnv, VISITS: counter });
  return { response, counted };
}

const typed = 'Wanjiku 0711222333';

it.each([
  ['/about', {}, 'about', 'en', 200, ''],
  [`/search?q=${encodeURIComponent(typed)}`, {}, 'search', 'en', 200, ''],
  [`/${encodeURIComponent(typed)}`, {}, 'other', 'en', 404, ''],
  ['/sw/Hakuna/', {}, 'other', 'sw', 404, '/sw/hakuna/'],
  ['/old-poster.html?a=1', {}, 'other', 'en', 404, '/old-poster.html'],
  ['/call-0711222333', {}, 'other', 'en', 404, ''],
  [
    '/contact',
    { method: 'POST', body: new URLSearchParams({ name: typed }) },
    'contact',
    'en',
    422,
    '',
  ],
] as const)(
  'the counter counts %s by page, language, status and dead address only',
  async (target, init, page, language, status, dead) => {
    const { counted } = await ask(target, init as RequestInit);
    expect(counted).toEqual([
      { indexes: [page], blobs: [page, language, dead], doubles: [status] },
    ]);
    expect(JSON.stringify(counted)).not.toMatch(/Wanjiku|0711|%20|\?/);
  },
);
