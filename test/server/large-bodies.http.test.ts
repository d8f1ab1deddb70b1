import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../tools/run/send-request.ts';
import { readBuiltWorker, startWorkerd, type Workerd } from '../../tools/run/workerd.ts';

/*
 * A separate runtime without wrangler's proxy: the proxy loses the next request of any test after
 * a response that came before its request was read to the end (cloudflare/workers-sdk#15203).
 */
let runtime: Workerd;
let origin: string;
beforeAll(async () => {
  runtime = await startWorkerd({ site: readBuiltWorker() });
  origin = `http://127.0.0.1:${runtime.ports.site}`;
});
afterAll(() => runtime.stop());

const megabyte = 1024 * 1024;

/** Posts a form with a message of that many bytes; resolves with the status of the response. */
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

/** Expects the right status for visitors on other connections. */
async function expectPagesAnswer(): Promise<void> {
  const answers = await Promise.all(
    ['/', '/contact', '/blog/1', '/no-such-page', '/robots.txt'].map((path) =>
      sendRequest(origin + path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
}

describe('a body that is far too large', () => {
  it.each([
    ['20 MB to a form', '/', 20 * megabyte, 413],
    ['3 MB to an unknown page', '/no-such-page', 3 * megabyte, 404],
  ])('of %s gets a page, and other visitors still get theirs', async (_, path, bytes, status) => {
    expect(await postForm(path, bytes)).toBe(status);
    await expectPagesAnswer();
  });
});
