import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltWorker, startWorkerd, type Workerd } from '../../tools/run/workerd.ts';
import { plainRequest } from '../support/http/plain-request.ts';

/*
 * A runtime of its own, without wrangler's proxy: after an answer that came before its request was
 * read to the end, the proxy loses the next request of any test (cloudflare/workers-sdk#15203).
 */
let runtime: Workerd;
let origin: string;
beforeAll(async () => {
  runtime = await startWorkerd({ site: readBuiltWorker() });
  origin = `http://127.0.0.1:${runtime.ports.site}`;
});
afterAll(() => runtime.stop());

const megabyte = 1024 * 1024;

/** Posts a form with a message of that many bytes; resolves with the status of the answer. */
async function postForm(path: string, bytes: number): Promise<number> {
  const head = new TextEncoder().encode('name=Amina&email=amina%40b.ke&message=');
  const body = new Uint8Array(bytes).fill('x'.charCodeAt(0));
  body.set(head);
  const response = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(await response.text()).toContain('</html>');
  return response.status;
}

/** Several visitors, each on a connection of their own. */
async function expectPagesAnswer(): Promise<void> {
  const answers = await Promise.all(
    ['/', '/contact', '/blog/1', '/no-such-page', '/robots.txt'].map((path) =>
      plainRequest(origin + path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
}

describe('after somebody has sent far too much', () => {
  it.each([
    ['a form of 100 kB', '/contact', 100 * 1024, 413],
    ['a form of 3 MB', '/contact', 3 * megabyte, 413],
    ['a form of 20 MB', '/', 20 * megabyte, 413],
    ['3 MB to an unknown page', '/no-such-page', 3 * megabyte, 404],
  ])('%s, that visitor reads why, and all others their pages', async (_, path, bytes, status) => {
    expect(await postForm(path, bytes)).toBe(status);
    await expectPagesAnswer();
  });

  it('five times at once, all others read their pages', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => postForm('/contact', 3 * megabyte)),
    );
    expect(statuses).toEqual([413, 413, 413, 413, 413]);
    await expectPagesAnswer();
  });
});
