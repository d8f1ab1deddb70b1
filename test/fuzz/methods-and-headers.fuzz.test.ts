import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rawRequest } from '../../tools/run/raw-http.ts';
import { fuzz } from './fuzz-site.ts';
import { headers, target } from './hostile-requests.ts';
import { text } from './hostile-texts.ts';
import { violationsOf } from './invariants.ts';

/** Methods that the runtime passes to a Worker. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'COPY',
  'LOCK',
  'MKCOL',
  'MOVE',
  'PROPFIND',
  'PURGE',
  'SEARCH',
] as const;

const request = fc.record({
  method: fc.constantFrom(...methods),
  target,
  headers,
  body: fc.option(text.map((sent) => Buffer.from(sent.toWellFormed()))),
  contentType: fc.constantFrom('application/x-www-form-urlencoded', 'application/json', ''),
});

it('any method with any headers returns a safe response, and 405 has Allow', async () => {
  await fuzz(request, { share: 0.3, requestsEach: 1 }, async (connection, sent) => {
    const { method, body } = sent;
    const framing: [string, string][] = body
      ? [
          ['Content-Type', sent.contentType],
          ['Content-Length', String(body.length)],
        ]
      : [];
    const all = [...sent.headers, ...framing];
    const bytes = rawRequest(method, sent.target, all, body ?? undefined);
    const answer = await connection.exchange(bytes, method === 'HEAD');
    if (!answer) throw new Error('no answer');
    expect(violationsOf(answer)).toEqual([]);
    const allow = answer.headers.find(([name]) => name === 'allow')?.[1];
    if (answer.status === 405) expect(allow).toMatch(/^GET, HEAD(, POST)?$/);
    else expect(allow).toBeUndefined();
    if (method === 'TRACE') expect(answer.status).not.toBe(200);
  });
});
