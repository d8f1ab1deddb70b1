import { describe, expect, it } from 'vitest';
import { createAnswerAtOnce } from '../../src/server/answer-at-once.ts';
import { createPageCache } from '../../src/server/page-cache.ts';
import { madeUpFacts, rendering } from './made-up-page.ts';
import { visit, visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

/** A site that keeps /about, and says of every other request that it went the whole way. */
async function createKeepingSite() {
  const cache = createPageCache();
  await cache.get(workerEnv, '/about', madeUpFacts, rendering('kept'));
  const answerAtOnce = createAnswerAtOnce(cache, async () => undefined);
  return async (target: string, init: RequestInit = {}) => {
    const response = await answerAtOnce(new Request(visitedOrigin + target, init), workerEnv);
    return response ? response.text() : 'the whole way';
  };
}

describe('a kept page', () => {
  it('is sent ahead of all else', async () => {
    const ask = await createKeepingSite();
    expect(await ask('/about')).toBe('kept');
    expect(await ask('/about', { method: 'HEAD' })).toBe('');
  });

  it.each([
    ['another page', '/contact', {}],
    ['a query', '/about?utm_source=x', {}],
    ['an encoded path', '/%61bout', {}],
    ['a path that is not clean', '/about/', {}],
    ['another method', '/about', { method: 'DELETE' }],
    ['a body', '/about', { method: 'POST', body: 'words' }],
  ])('%s goes the whole way', async (_, target, init) => {
    const ask = await createKeepingSite();
    expect(await ask(target, init)).toBe('the whole way');
  });
});

describe('the whole site', () => {
  it('cleans an encoded address and searches although the page is kept', async () => {
    await visit('/medical-blog');
    expect((await visit('/%6dedical-blog')).status).toBe(301);
    const found = await visit('/medical-blog?q=no%20such%20words');
    expect(await found.text()).toContain('value="no such words"');
  });

  it('says 304 with the headers that guard the page', async () => {
    const page = await visit('/about');
    const again = await visit('/about', {
      headers: { 'If-None-Match': page.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    for (const name of ['ETag', 'Cache-Control', 'Content-Security-Policy', 'Permissions-Policy'])
      expect(again.headers.get(name), name).toBe(page.headers.get(name));
  });
});
