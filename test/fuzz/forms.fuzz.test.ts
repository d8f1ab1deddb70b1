import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sendBySms } from '../../src/components/form/form-definition.ts';
import { cleanLine } from '../../src/messages/clean-text.ts';
import { pageRows } from '../../src/site/routes.ts';
import { headerOf, rawRequest } from '../../tools/run/raw-http.ts';
import { forms } from '../support/forms.ts';
import { decodeHtml } from '../support/worker/read-html.ts';
import { fuzz } from './fuzz-site.ts';
import { text } from './hostile-texts.ts';
import { violationsOf } from './invariants.ts';

const formPages = pageRows.flatMap(([, { path, form }]) => (form ? [{ path, form }] : []));
const fieldNames = [...new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)))];

const good: Readonly<Record<string, string>> = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  phone: '0712 345 678',
  subject: 'Visiting hours',
  service: 'dental',
  date: '2027-03-27',
  message: 'Are you open?',
};

const long = fc
  .tuple(text, fc.constantFrom(100, 1500, 4000, 16_300, 17_000, 40_000))
  .map(([sent, length]) => (sent || 'a').repeat(Math.ceil(length / (sent.length || 1))));

/** Valid fields with some of them replaced; some forms are sent by SMS. */
const fields = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fieldNames) }, text),
      fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: long }),
    ),
    { maxLength: 4 },
  )
  .chain((changes) =>
    fc
      .constantFrom<[string, string][]>([], [], [[sendBySms.name, sendBySms.value]])
      .map((way) => new Map([...Object.entries(good), ...changes, ...way])),
  );

const boundary = 'zz';

function toMultipart(sent: ReadonlyMap<string, string>): string {
  const parts = [...sent].map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

const encodings = [
  {
    type: 'application/x-www-form-urlencoded',
    encode: (sent: ReadonlyMap<string, string>) =>
      new URLSearchParams(
        [...sent].map(([n, v]) => [n.toWellFormed(), v.toWellFormed()]),
      ).toString(),
  },
  // not encoded: stray '%', '&' and bytes
  {
    type: 'application/x-www-form-urlencoded; charset=latin1',
    encode: (sent: ReadonlyMap<string, string>) =>
      [...sent].map((pair) => pair.join('=')).join('&'),
  },
  { type: `multipart/form-data; boundary=${boundary}`, encode: toMultipart },
  // names another boundary
  { type: 'multipart/form-data; boundary=other', encode: toMultipart },
  { type: 'multipart/form-data', encode: toMultipart },
  { type: 'text/plain', encode: toMultipart },
] as const;

const post = fc.record({
  page: fc.constantFrom(...formPages),
  encoding: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...encodings.slice(0, 1)) },
    { weight: 2, arbitrary: fc.constantFrom(...encodings) },
  ),
  fields,
});

it('any form opens our chat or returns the text escaped, and no cache stores it', async () => {
  const statuses = new Map<number, number>();
  await fuzz(post, { share: 0.2, requestsEach: 1 }, async (connection, sent) => {
    const body = Buffer.from(sent.encoding.encode(sent.fields).toWellFormed());
    const headers: [string, string][] = [
      ['Content-Type', sent.encoding.type],
      ['Content-Length', String(body.length)],
    ];
    const answer = await connection.exchange(rawRequest('POST', sent.page.path, headers, body));
    if (!answer) throw new Error('no answer');
    const { status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(violationsOf(answer)).toEqual([]);
    // 200: the page of the SMS, or the one for words that sound urgent; no SMS is a redirect
    const bySms = sent.fields.get(sendBySms.name) === sendBySms.value;
    expect([...(bySms ? [] : [303]), 200, 400, 413, 415, 422]).toContain(status);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    if (body.length > 16 * 1024 && sent.encoding.type !== 'text/plain') expect(status).toBe(413);
    if (![200, 422].includes(status) || sent.encoding !== encodings[0]) return;
    const page = decodeHtml(answer.body.toString('utf8'));
    for (const name of ['name', 'email'])
      expect(page).toContain(cleanLine(sent.fields.get(name) ?? ''));
  });
  for (const status of [200, 303, 413, 422]) expect(statuses.get(status)).toBeGreaterThan(10);
});
