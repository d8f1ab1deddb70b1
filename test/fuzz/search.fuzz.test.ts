import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headerOf, rawRequest } from '../../tools/run/raw-http.ts';
import { decodeHtml } from '../support/worker/read-html.ts';
import { fuzz } from './fuzz-site.ts';
import { text } from './hostile-texts.ts';
import { violationsOf } from './invariants.ts';

/** Maximum query in the longest URL that the runtime accepts, in bytes. */
const mostBytes = 15_500;

const words = fc.constantFrom(
  'malaria',
  'homa',
  'pain',
  'maternty',
  'bleeding',
  'a',
  '🙂',
  '\u0000',
);

/** Hostile texts, as they are, 16 kB long, or among thousands of words. */
const query = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: text.map((sent) => (sent || 'ab').repeat(4000)) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof({ weight: 4, arbitrary: words }, text), { minLength: 1, maxLength: 40 })
      .map((all) => `${all.join(' ')} `.repeat(200)),
  },
);

/** Encodes a query string of at most `mostBytes`, without half an escape. */
function encoded(value: string): string {
  const whole = encodeURIComponent(value.toWellFormed());
  return whole.slice(0, mostBytes).replace(/%[0-9A-F]?$/, '');
}

it('any search returns a safe page and no cache stores it', async () => {
  const sent = fc.tuple(fc.constantFrom('/search', '/sw/search'), query);
  await fuzz(sent, { share: 0.05, requestsEach: 1 }, async (connection, [path, value]) => {
    const answer = await connection.exchange(rawRequest('GET', `${path}?q=${encoded(value)}`));
    if (!answer) throw new Error('no answer');
    expect(violationsOf(answer)).toEqual([]);
    expect(answer.status).toBe(200);
    const html = answer.body.toString('utf8');
    const [, typed = ''] = /id="q"[^>]* value="([^"]*)"/.exec(html) ?? [];
    // invisible characters are removed, so the response may be the bare page
    if (typed) expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(decodeHtml(typed)).not.toMatch(/\p{Cc}/u);
  });
});
