import type { ExecutionContext } from '@cloudflare/workers-types';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { AnswerCounter, CountedAnswer } from '../../src/server/count-answer.ts';
import { visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const app = createApp();

/** Asks the site, and tells the answer, what was counted of it, and how much the platform was to wait for. */
async function ask(target: string, init: RequestInit = {}, VISITS?: AnswerCounter) {
  const counted: CountedAnswer[] = [];
  const later: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => later.push(work) };
  const counter = VISITS ?? { writeDataPoint: (point: CountedAnswer) => counted.push(point) };
  const request = new Request(visitedOrigin + target, { redirect: 'manual', ...init });
  const env = { ...workerEnv, VISITS: counter };
  const answer = await app.fetch(request, env, context as unknown as ExecutionContext);
  await Promise.all(later);
  return { answer, counted, handedOver: later.length };
}

describe('an answer that is counted', () => {
  const typed = 'Wanjiku 0711222333';

  it.each([
    ['/about', {}, 'about', 'en', 200],
    ['/sw/services/emergency', {}, 'emergency', 'sw', 200],
    [`/medical-blog?q=${encodeURIComponent(typed)}`, {}, 'medicalBlog', 'en', 200],
    [`/search?q=${encodeURIComponent(typed)}`, {}, 'search', 'en', 200],
    ['/blog/1', {}, 'blogPost', 'en', 200],
    [`/${encodeURIComponent(typed)}`, {}, 'other', 'en', 404],
    ['/sw/hakuna', {}, 'other', 'sw', 404],
    ['/robots.txt', {}, 'other', 'en', 200],
    [
      '/contact',
      { method: 'POST', body: new URLSearchParams({ name: typed }) },
      'contact',
      'en',
      422,
    ],
  ] as const)(
    '%s is its page, language and status, and nothing else',
    async (target, init, page, language, status) => {
      const { counted } = await ask(target, init as RequestInit);
      expect(counted).toEqual([{ indexes: [page], blobs: [page, language], doubles: [status] }]);
      expect(JSON.stringify(counted)).not.toMatch(/Wanjiku|0711|%20|\?/);
    },
  );

  it('is counted beside its way out: the platform is asked to wait, not the visitor', async () => {
    const { handedOver, counted } = await ask('/about');
    expect([handedOver, counted.length]).toEqual([1, 1]);
  });

  it('goes out all the same where counting fails', async () => {
    const broken: AnswerCounter = {
      writeDataPoint() {
        throw new Error('no dataset');
      },
    };
    const { answer } = await ask('/about', {}, broken);
    expect(answer.status).toBe(200);
  });
});

it('nothing is counted as the site ships: no dataset is bound', async () => {
  expect('VISITS' in workerEnv).toBe(false);
  const later: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => later.push(work) };
  await app.fetch(
    new Request(`${visitedOrigin}/about`),
    workerEnv,
    context as unknown as ExecutionContext,
  );
  expect(later).toEqual([]);
});
