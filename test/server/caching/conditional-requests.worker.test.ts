import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { visit, visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const revalidated = 'public, max-age=0, must-revalidate';

it('a query that the page does not read changes nothing', async () => {
  const response = await visit('/medical-blog?utm_source=poster');
  expect(response.headers.get('Cache-Control')).toBe(revalidated);
  expect(response.headers.get('ETag')).toBe((await visit('/medical-blog')).headers.get('ETag'));
});

describe('a visitor who has the page already', () => {
  async function ask(path: string, ifNoneMatch: string) {
    return visit(path, { headers: { 'If-None-Match': ifNoneMatch } });
  }

  async function tagOf(path: string): Promise<string> {
    return (await visit(path)).headers.get('ETag') ?? '';
  }

  it.each([
    ['a weak tag', (etag: string) => `W/${etag}`],
    ['a list', (etag: string) => `"other", ${etag}`],
    ['a list of weak tags', (etag: string) => `W/"a, b",W/${etag} , "c"`],
    ['any version', () => '*'],
    ['any version with spaces', () => ' * '],
  ])('gets 304 for %s', async (_, toHeader) => {
    expect((await ask('/about', toHeader(await tagOf('/about')))).status).toBe(304);
  });

  it.each([
    ['another tag', () => '"0123456789abcdef01234567"'],
    ['a tag without quotes', (etag: string) => etag.replaceAll('"', '')],
    ['part of the tag', (etag: string) => `${etag.slice(0, -3)}"`],
    ['an empty header', () => ''],
    ['a star among tags', () => '"*"'],
  ])('gets the page for %s', async (_, toHeader) => {
    const response = await ask('/about', toHeader(await tagOf('/about')));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  });

  it('gets the not-found page whatever it has or wants', async () => {
    const etag = await tagOf('/no-such-page');
    // preconditions count only where the answer would be 200 (RFC 9110, 13.2.1)
    for (const headers of [{ 'If-None-Match': '*' }, { 'If-None-Match': etag }])
      expect((await visit('/no-such-page', { headers })).status).toBe(404);
  });

  it('gets the same tag from another isolate, and another for another page', async () => {
    const request = new Request(`${visitedOrigin}/about`);
    const elsewhere = await createApp().fetch(request, workerEnv);
    expect(elsewhere.headers.get('ETag')).toBe(await tagOf('/about'));
    expect(await tagOf('/contact')).not.toBe(await tagOf('/about'));
  });
});
