import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sendBySms } from '../../src/components/form/form-definition.ts';
import { cleanLine } from '../../src/messages/clean-text.ts';
import { pageRows } from '../../src/site/routes.ts';
import { forms } from '../support/forms.ts';
import { goodInput } from '../support/good-input.ts';
import { decodeHtml } from '../support/worker/read-html.ts';
import { fuzz, headerOf } from './fuzz-site.ts';
import { hostileText } from './hostile-texts.ts';
import { violationsOf } from './invariants.ts';

const formPaths = pageRows.flatMap(([, { path, form }]) => (form ? [path] : []));
const fieldNames = [...new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)))];
const good = { ...goodInput['/contact'], ...goodInput['/appointments'] };

const long = fc
  .tuple(hostileText, fc.constantFrom(1500, 4000, 16_300, 17_000, 40_000))
  .map(([sent, length]) => (sent || 'a').repeat(Math.ceil(length / (sent.length || 1))));

/** Valid fields with some of them replaced; some forms are sent by SMS. */
const fields = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fieldNames) }, hostileText),
        fc.oneof({ weight: 6, arbitrary: hostileText }, { weight: 1, arbitrary: long }),
      ),
      { maxLength: 4 },
    ),
    fc.constantFrom<[string, string][]>([], [], [[sendBySms.name, sendBySms.value]]),
  )
  .map(([changes, way]) => [...new Map([...Object.entries(good), ...changes, ...way])]);

type Fields = [string, string][];

const urlencoded = 'application/x-www-form-urlencoded';
const asForm = (sent: Fields) =>
  `${new URLSearchParams(sent.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))}`;
/** Not encoded: stray '%', '&' and bytes. */
const asText = (sent: Fields) => sent.map((pair) => pair.join('=')).join('&');
const asParts = (sent: Fields) =>
  `${sent.map(([name, value]) => `--zz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--zz--\r\n`;

const encodings: readonly (readonly [type: string, encode: (sent: Fields) => string])[] = [
  [urlencoded, asForm],
  [urlencoded, asForm],
  [`${urlencoded}; charset=latin1`, asText],
  ['multipart/form-data; boundary=zz', asParts],
  ['multipart/form-data; boundary=other', asParts],
  ['text/plain', asParts],
];

const post = fc.tuple(fc.constantFrom(...formPaths), fc.constantFrom(...encodings), fields);

it('any form opens our chat or returns the text escaped, and no cache stores it', async () => {
  const statuses = new Map<number, number>();
  await fuzz(post, { share: 0.2, requestsEach: 1 }, async (ask, [target, [type, encode], sent]) => {
    const body = Buffer.from(encode(sent).toWellFormed());
    const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
    const answer = await ask({ method: 'POST', target, headers, body });
    const { status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(violationsOf(answer)).toEqual([]);
    const values = new Map(sent);
    // 200: the page of the SMS, or the one for words that sound urgent; no SMS is a redirect
    const bySms = values.get(sendBySms.name) === sendBySms.value;
    expect([...(bySms ? [] : [303]), 200, 400, 413, 415, 422]).toContain(status);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    if (body.length > 16 * 1024 && type !== 'text/plain') expect(status).toBe(413);
    if (![200, 422].includes(status) || type !== urlencoded) return;
    const page = decodeHtml(answer.body.toString('utf8'));
    for (const name of ['name', 'email']) expect(page).toContain(cleanLine(values.get(name) ?? ''));
  });
  for (const status of [200, 303, 413, 422]) expect(statuses.get(status)).toBeGreaterThan(10);
});
