import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../support/worker/expect-refusal.ts';
import { chatTextOf, goodInput, postBody } from '../../../support/worker/post-form.ts';
import { elementOf } from '../../../support/worker/read-html.ts';
import { visit } from '../../../support/worker/visit.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const start = 'name=Amina&email=amina%40b.ke&message=';

describe('the type of a form', () => {
  it.each([
    'text/plain',
    'application/json',
    'multipart/mixed; boundary=x',
    `${urlencoded}2`,
    'x',
    '',
  ])('%j is refused', async (type) => {
    const bytes = new TextEncoder().encode(`${start}x`);
    await expectRefusal(await postBody('/appointments', bytes, type), 415, '/appointments');
  });

  it.each([
    `${urlencoded}; charset=UTF-8`,
    'Application/X-WWW-Form-Urlencoded',
    `${urlencoded} ;charset=utf-8`,
  ])('%s is read', async (type) => {
    expect((await postBody('/', `${start}x`, type)).status).toBe(303);
  });

  it('may be multipart', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(goodInput['/contact'])) body.append(name, value);
    const response = await visit('/contact', { method: 'POST', body });
    expect(chatTextOf(response)).toContain('\nSubject: Visiting hours\n');
  });
});

describe('a file in a form', () => {
  async function postWithFile(field: string): Promise<Response> {
    const body = new FormData();
    const fields = Object.entries(goodInput['/']).filter(([name]) => name !== field);
    for (const [name, value] of fields) body.append(name, value);
    body.append(field, new File(['secret results'], 'results.txt', { type: 'text/plain' }));
    return visit('/', { method: 'POST', body });
  }

  it('in place of the message counts as nothing typed', async () => {
    const response = await postWithFile('message');
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).not.toMatch(/secret|results\.txt|object File/);
    expect(elementOf(html, 'textarea', { name: 'message' }).attributes['aria-invalid']).toBe(
      'true',
    );
  });
});

describe('a form damaged on the way', () => {
  const part = '--y\r\nContent-Disposition: form-data; name="name"\r\n\r\nAmina';

  it.each([
    ['without its boundary', part, 'multipart/form-data'],
    ['with another boundary', `${part}\r\n--y--\r\n`, 'multipart/form-data; boundary=z'],
    ['cut off', part, 'multipart/form-data; boundary=y'],
    ['of something else', 'Amina', 'multipart/form-data; boundary=y'],
    ['empty', '', 'multipart/form-data; boundary=y'],
  ])('%s is refused', async (_, body, type) => {
    await expectRefusal(await postBody('/contact', body, type), 400, '/contact');
  });

  it('that breaks off while it comes is refused', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    await expectRefusal(await postBody('/', broken), 400, '/');
  });

  it.each(['', '&&&', '=&=', 'name', 'name=%00', '%', '+'])(
    'to %j is answered with what is missing',
    async (body) => {
      expect((await postBody('/', body)).status).toBe(422);
    },
  );
});
