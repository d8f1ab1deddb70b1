import { describe, expect, it } from 'vitest';
import { expectRefusal } from './expect-refusal.ts';
import { chatTextOf, formPaths, goodInput, postBody } from './post-form.ts';
import { elementOf } from './read-html.ts';

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

  it('that never ends is given up', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(120)),
      cancel: () => {
        cancelled = true;
      },
    });
    await expectRefusal(await postBody('/contact', endless), 413, '/contact');
    expect(cancelled).toBe(true);
  });
});
