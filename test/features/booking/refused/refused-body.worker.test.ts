import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../support/worker/expect-refusal.ts';
import { chatTextOf, formPaths, goodInput, postBody } from '../../../support/worker/post-form.ts';
import { elementOf } from '../../../support/worker/read-html.ts';
import { visit } from '../../../support/worker/visit.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const limit = 16_384;
const start = 'name=Amina&email=amina%40b.ke&message=';

/** A form with a body of that many bytes. */
function formOf(bytes: number): string {
  return start + 'x'.repeat(bytes - start.length);
}

/** A body in pieces, without a Content-Length; `read` counts the bytes that were taken. */
function inPieces(text: string, pieceLength: number) {
  const bytes = new TextEncoder().encode(text);
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(read, read + pieceLength));
        read += pieceLength;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => read };
}

describe('the size of a form', () => {
  it('of 16 kB is read and the text kept', async () => {
    const response = await postBody('/appointments', formOf(limit));
    expect(response.status).toBe(422);
    const message = elementOf(await response.text(), 'textarea', { name: 'message' });
    expect(message.text).toHaveLength(limit - start.length);
  });

  it.each(formPaths)('of one byte more returns 413 on %s without the text', async (path) => {
    await expectRefusal(await postBody(path, formOf(limit + 1)), 413, path);
  });

  it('is counted while the body arrives in pieces', async () => {
    const whole = inPieces(new URLSearchParams(goodInput['/']).toString(), 3);
    expect(chatTextOf(await postBody('/', whole.body))).toContain('\nMessage: Do you take');
    const tooLarge = inPieces(formOf(limit + 1), 7);
    await expectRefusal(await postBody('/', tooLarge.body), 413, '/');
  });
});

describe('the type of a form', () => {
  it.each(['text/plain', 'multipart/mixed; boundary=x', `${urlencoded}2`, ''])(
    '%j returns 415',
    async (type) => {
      const bytes = new TextEncoder().encode(`${start}x`);
      await expectRefusal(await postBody('/appointments', bytes, type), 415, '/appointments');
    },
  );

  it('may be multipart, with files ignored', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(goodInput['/contact'])) body.append(name, value);
    const response = await visit('/contact', { method: 'POST', body });
    expect(chatTextOf(response)).toContain('\nSubject: Visiting hours\n');
    body.set('message', new File(['secret results'], 'results.txt', { type: 'text/plain' }));
    const refused = await visit('/contact', { method: 'POST', body });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).not.toMatch(/secret|results\.txt|object File/);
    const message = elementOf(html, 'textarea', { name: 'message' });
    expect(message.attributes['aria-invalid']).toBe('true');
  });
});
