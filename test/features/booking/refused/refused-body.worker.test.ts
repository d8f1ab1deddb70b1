import { expect, it } from 'vitest';
import { expectRefusal } from '../../../support/worker/expect-refusal.ts';
import { formPaths, postBody } from '../../../support/worker/post-form.ts';
import { elementOf } from '../../../support/worker/read-html.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const limit = 16_384;
const start = 'name=Amina&email=amina%40b.ke&message=';

/** A form with a body of that many bytes. */
function formOf(bytes: number): string {
  return start + 'x'.repeat(bytes - start.length);
}

it('a form of 16 kB is read and its text kept', async () => {
  const response = await postBody('/appointments', formOf(limit));
  expect(response.status).toBe(422);
  const message = elementOf(await response.text(), 'textarea', { name: 'message' });
  expect(message.text).toHaveLength(limit - start.length);
});

it.each(formPaths)('a form over 16 kB returns 413 on %s without its text', async (path) => {
  await expectRefusal(await postBody(path, formOf(limit + 1)), 413, path);
});

it.each(['text/plain', 'multipart/mixed; boundary=x', `${urlencoded}2`, ''])(
  'a form of the type %j returns 415',
  async (type) => {
    const bytes = new TextEncoder().encode(`${start}x`);
    await expectRefusal(await postBody('/appointments', bytes, type), 415, '/appointments');
  },
);
