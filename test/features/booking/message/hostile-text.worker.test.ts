import { describe, expect, it } from 'vitest';
import { chatTextOf, goodInput, postBody, postForm } from '../../../support/worker/post-form.ts';

/** The chat's text after 'Message: ' for a message typed on the home page. */
async function messageInChat(message: string): Promise<string> {
  const text = chatTextOf(await postForm('/', { ...goodInput['/'], message }));
  return text.slice(text.indexOf('\nMessage: ') + '\nMessage: '.length);
}

describe('what a visitor types', () => {
  it.each([
    'Habari, ningependa kuja kesho asubuhi. Asante sana!',
    'Wanjikũ Mũthoni, Zoë, Łukasz',
    '👩🏾‍⚕️ 🤰🏿 👨‍👩‍👧‍👦 🇰🇪 ✅️',
    'مرحبا שלום 你好 नमस्ते ሰላም',
    'e\u0301 stays two, é stays one',
    'a & b = c # d % e + f ? g / h \\ i ; j , k @ l',
    '100%25 %0A %E2 &amp; &#60; + %2B',
    '"quoted" \'single\' `code` <b>bold</b> {x} [y] |z| ^ ~ * ( ) !',
    'https://example.com/?text=a&phone=b#c',
    '$name {{name}} $& $1',
    "'; DROP TABLE patients; --",
  ])('arrives letter for letter: %s', async (message) => {
    expect(await messageInChat(message)).toBe(message);
  });

  it.each([
    ['percent-encoded', 'a%ED%A0%80b'],
    ['a half of an emoji', 'a%ED%A0%BDb'],
    ['bytes that are no UTF-8', 'a%FF%C3b'],
    ['a broken escape', 'a%zz+and+b'],
  ])('may be damaged on the way and still opens the chat (%s)', async (_, message) => {
    const response = await postBody('/', `name=Amina&email=a%40b.ke&message=${message}`);
    const text = chatTextOf(response);
    expect(text).toMatch(/\nMessage: a.+b$/);
    expect(text.isWellFormed()).toBe(true);
  });

  it('may contain half an emoji in a multipart form', async () => {
    const part = (name: string, value: BlobPart) =>
      [`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`, value, '\r\n'] as const;
    const body = new Blob([
      ...part('name', 'Amina'),
      ...part('email', 'a@b.ke'),
      ...part('message', new Uint8Array([0x61, 0xed, 0xa0, 0x80, 0x62])),
      '--x--\r\n',
    ]);
    const text = chatTextOf(
      await postBody('/', await body.bytes(), 'multipart/form-data; boundary=x'),
    );
    expect(text).toMatch(/\nMessage: a\uFFFD+b$/);
  });
});

describe('a field of one line', () => {
  it('cannot add a line to the chat text', async () => {
    const name = 'Amina\r\nEmail: other@example.com\n\nMessage: pay here\u2028now';
    const text = chatTextOf(await postForm('/', { ...goodInput['/'], name }));
    expect(text.split('\n')).toHaveLength(4);
    expect(text.split('\n')[1]).toBe('Name: Amina Email: other@example.com Message: pay here now');
  });
});

describe('an attempt to write headers or choose the chat', () => {
  it.each(['name', 'message'] as const)('fails with the %s', async (field) => {
    const attack = 'x\r\nSet-Cookie: a=b\r\nLocation: https://evil.example\r\n\r\n<script>';
    const response = await postForm('/', { ...goodInput['/'], [field]: attack });
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Location')).not.toMatch(/[\r\n]|evil\.example\/?$/);
    expect(chatTextOf(response)).toContain('Set-Cookie: a=b');
  });

  it('fails with unknown fields', async () => {
    const plain = await postForm('/', goodInput['/']);
    const response = await postForm('/', {
      ...goodInput['/'],
      to: '254999',
      text: 'other',
      host: 'evil.example',
      subject: 'other',
      __proto__x: 'other',
      constructor: 'other',
    });
    expect(response.headers.get('Location')).toBe(plain.headers.get('Location'));
  });

  it('fails with a field sent twice: the first counts', async () => {
    const response = await postForm('/', [
      ...Object.entries(goodInput['/']),
      ['name', 'Somebody else'],
      ['message', 'Something else'],
    ]);
    const plain = await postForm('/', goodInput['/']);
    expect(response.headers.get('Location')).toBe(plain.headers.get('Location'));
  });
});
