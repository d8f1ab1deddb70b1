import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../support/worker/expect-refusal.ts';
import { chatTextOf, formPaths, goodInput, postBody } from '../../../support/worker/post-form.ts';
import { elementOf } from '../../../support/worker/read-html.ts';
import { visit } from '../../../support/worker/visit.ts';

const limit = 16_384;
const start = 'name=Amina&email=amina%40b.ke&message=';

/** A form whose body is exactly that many bytes. */
function formOf(bytes: number): string {
  return start + 'x'.repeat(bytes - start.length);
}

/** A body that comes piece by piece, without a length said beforehand. */
function streamOf(text: string, pieceLength: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + pieceLength));
      sent += pieceLength;
    },
  });
}

describe('the size of a form', () => {
  it.each(formPaths)('of 16 kB is read on %s and the text kept', async (path) => {
    const response = await postBody(path, formOf(limit));
    expect(response.status).toBe(422);
    const message = elementOf(await response.text(), 'textarea', { name: 'message' });
    expect(message.text).toHaveLength(limit - start.length);
  });

  it.each(formPaths)('of one byte more is refused on %s without the text', async (path) => {
    await expectRefusal(await postBody(path, formOf(limit + 1)), 413, path);
  });

  it.each([1000, 7, limit])(
    'is counted as it comes, in pieces of %i bytes',
    async (pieceLength) => {
      expect((await postBody('/', streamOf(formOf(limit), pieceLength))).status).toBe(422);
      const tooLarge = await postBody('/', streamOf(formOf(limit + 1), pieceLength));
      await expectRefusal(tooLarge, 413, '/');
    },
  );

  it('in pieces is read whole', async () => {
    const body = streamOf(new URLSearchParams(goodInput['/']).toString(), 3);
    expect(chatTextOf(await postBody('/', body))).toContain('\nMessage: Do you take walk-ins?');
  });

  describe.each([
    ['as bytes', 'bytes'],
    ['as any stream', undefined],
  ] as const)('that comes %s', (_, type) => {
    const megabyte = 1024 * 1024;

    /** Posts that many bytes without saying how many; returns the response and how many were read. */
    async function post(path: string, bytes: number) {
      let read = 0;
      const source = {
        type,
        pull(controller: ReadableStreamDefaultController | ReadableByteStreamController) {
          if (read >= bytes) return controller.close();
          read += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(120));
        },
      };
      // the types know each kind of stream by a constructor of its own
      const body = new ReadableStream(source as UnderlyingSource<Uint8Array>);
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const response = await visit(path, { method: 'POST', body, headers });
      return { response, read: () => read };
    }

    it.each([20 * megabyte, Number.POSITIVE_INFINITY])(
      'is refused after its first pieces when it has %d bytes',
      async (bytes) => {
        const { response, read } = await post('/contact', bytes);
        await expectRefusal(response, 413, '/contact');
        expect(read()).toBeLessThan(megabyte);
      },
    );

    it('is not read at an unknown path', async () => {
      const { response, read } = await post('/no-such-page', 20 * megabyte);
      expect(response.status).toBe(404);
      expect(read()).toBeLessThan(megabyte);
    });
  });

  it('is refused unread when its length says that it is too long', async () => {
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(65_536));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(limit + 1),
    };
    await expectRefusal(
      await visit('/contact', { method: 'POST', body, headers }),
      413,
      '/contact',
    );
    expect(read).toBe(0);
  });
});
