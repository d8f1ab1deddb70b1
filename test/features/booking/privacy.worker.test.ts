import { expect, it } from 'vitest';
import { hrefIn } from '../../../src/site/addresses.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import {
  type FormPath,
  formPaths,
  goodInput,
  postBody,
  postForm,
} from '../../support/worker/post-form.ts';
import { bodyText } from '../../support/worker/read-html.ts';
import { testPrivacy } from '../../support/worker/test-privacy.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

const typed = { name: 'Zebedayo Mwangangi', message: 'A private matter' };

/** Posts a form in every way that has a different response, with something personal in it. */
const responses: readonly [status: number, send: (path: FormPath) => Promise<Response>][] = [
  [303, (path) => post(path, {})],
  [200, (path) => post(path, { 'send-by': 'sms' })],
  [200, (path) => post(path, { message: 'A private matter: he is not breathing' })],
  [422, (path) => post(path, { email: 'none' })],
  [422, (path) => post(path, { message: 'private matter '.repeat(300) })],
  [400, (path) => postBody(path, typed.name, 'multipart/form-data; boundary=y')],
  [413, (path) => postBody(path, typed.name.repeat(2000))],
  [415, (path) => postBody(path, typed.name, 'text/plain')],
];

function post(path: FormPath, changes: Readonly<Record<string, string>>): Promise<Response> {
  return postForm(path, { ...goodInput[path], ...typed, ...changes });
}

const sends = formPaths.flatMap((path) =>
  responses.map(([status, send]) => async () => {
    const response = await send(path);
    expect(response.status).toBe(status);
    return response;
  }),
);
testPrivacy(sends, /Zebedayo|Mwangangi|private matter/, 'Location');

it('what a visitor types reaches the chat without a referrer', async () => {
  const response = await post('/contact', {});
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
});

it('a form is read from its body, not from its address', async () => {
  const { email, ...rest } = goodInput['/'];
  const response = await visit(`/?email=${encodeURIComponent(email)}`, {
    method: 'POST',
    body: new URLSearchParams(rest),
  });
  expect(response.status).toBe(422);
});

it.each(['contact', 'insurance', 'pharmacy', 'telemedicine', 'privacy'] as const)(
  '%s says what to leave out of the chat',
  async (name) => {
    const { healthDataInChat } = wordsIn('en', 'healthDataInChat');
    expect(bodyText(await visitPage(hrefIn('en')(name)))).toContain(healthDataInChat);
  },
);
