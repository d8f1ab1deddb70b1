import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownPlaces } from '../../../src/locales/places.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import {
  type FormPath,
  formPaths,
  goodInput,
  postBody,
  postForm,
} from '../../support/worker/post-form.ts';
import { visit } from '../../support/worker/visit.ts';

const typed = { name: 'Zebedayo Mwangangi', message: 'A private matter' };
const personal = /Zebedayo|Mwangangi|private matter/;

/** Every way a form can be answered, with something personal in it. */
const answers: readonly (readonly [status: number, send: (path: FormPath) => Promise<Response>])[] =
  [
    [303, (path) => postForm(path, { ...goodInput[path], ...typed })],
    [200, (path) => postForm(path, { ...goodInput[path], ...typed, 'send-by': 'sms' })],
    [
      200,
      (path) =>
        postForm(path, {
          ...goodInput[path],
          ...typed,
          message: 'A private matter: he is not breathing',
        }),
    ],
    [422, (path) => postForm(path, { ...goodInput[path], ...typed, email: 'none' })],
    [422, (path) => postForm(path, { ...goodInput[path], ...typed, message: 'long '.repeat(900) })],
    [400, (path) => postBody(path, typed.name, 'multipart/form-data; boundary=y')],
    [413, (path) => postBody(path, typed.name.repeat(2000))],
    [415, (path) => postBody(path, typed.name, 'text/plain')],
  ];

afterEach(() => vi.restoreAllMocks());

describe('what a visitor types', { timeout: 60_000 }, () => {
  it.each(formPaths)('on %s is kept by no cache on the way', async (path) => {
    for (const [status, send] of answers) {
      const response = await send(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('ETag')).toBeNull();
      expect(response.headers.get('Last-Modified')).toBeNull();
    }
  });

  it.each(formPaths)('on %s is written to no log', async (path) => {
    const lines = listenToConsole();
    for (const [, send] of answers) await (await send(path)).text();
    expect(lines).toEqual([]);
  });

  it('is in no header except the address of the chat', async () => {
    for (const path of formPaths) {
      for (const [, send] of answers) {
        const { headers } = await send(path);
        headers.delete('Location');
        expect(JSON.stringify([...headers])).not.toMatch(personal);
      }
    }
  });

  it('is on no page that anybody asks for afterwards', async () => {
    for (const path of formPaths) {
      for (const [, send] of answers) await send(path);
    }
    for (const path of [...knownPlaces.keys(), '/no-such-page', '/blog/99']) {
      expect(await (await visit(path)).text()).not.toMatch(personal);
    }
  });

  it('is sent on without telling the chat where from', async () => {
    const response = await postForm('/contact', { ...goodInput['/contact'], ...typed });
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it('is taken from the body alone', async () => {
    const { email, ...rest } = goodInput['/'];
    const response = await visit(`/?email=${encodeURIComponent(email)}`, {
      method: 'POST',
      body: new URLSearchParams(rest),
    });
    expect(response.status).toBe(422);
  });
});
