import { expect, inject, it } from 'vitest';
import { edgeCacheControl, edgeCacheHeader } from '../../../src/http/cache-rules.ts';
import { lifetimeOf } from '../../../src/http/lifetime.ts';
import { serviceWorkerPath } from '../../../src/site/service-worker-address.ts';
import { sendRequest } from '../../../tools/run/send-request.ts';
import { type Answer, builtFile, fetchAnswers } from '../../support/http/kinds-of-responses.ts';

const origin = inject('origin');
const responses = await fetchAnswers(origin);

/** Cache-Control for browsers, and seconds in the platform's cache, by kind of response. */
const rules = {
  page: ['public, max-age=0, must-revalidate', 3600],
  file: ['public, max-age=3600', 3600],
  redirect: ['public, max-age=3600', 3600],
  answerToQuery: ['private, no-cache', 0],
  redirectWithQuery: ['private, no-store', 0],
  notFound: ['no-cache', 0],
  serviceWorker: ['no-cache', 0],
  personal: ['no-store', 0],
} as const;

/** The rule for a response of the Worker. */
function ruleOf({ kind, status, path }: Answer): keyof typeof rules {
  if (kind === 'form') return 'personal';
  if (status === 404) return 'notFound';
  if (status === 301) return path.includes('?') ? 'redirectWithQuery' : 'redirect';
  if (path.includes('?')) return 'answerToQuery';
  if (path === serviceWorkerPath) return 'serviceWorker';
  return kind === 'machine file' || path.endsWith('.xml') ? 'file' : 'page';
}

/** A header as on most of the day: what changes soon is stored for less than an hour. */
const usual = (header: string | null) =>
  header?.replace(/(?<=^public, max-age=)[1-9]\d*/, (seconds) =>
    String(Math.max(3600, Number(seconds))),
  );

it('cache headers follow one rule for each kind of response of the Worker', () => {
  const fromWorker = responses.filter(({ kind }) => kind !== 'static file');
  const found = fromWorker.map(({ name, headers }) => [
    name,
    usual(headers.get('Cache-Control')),
    usual(headers.get(edgeCacheHeader)),
  ]);
  const expected = fromWorker.map((one) => {
    const [browser, seconds] = rules[ruleOf(one)];
    return [one.name, browser, edgeCacheControl(seconds, lifetimeOf(one.path))];
  });
  expect(found).toEqual(expected);
  expect(new Set(fromWorker.map(ruleOf)).size).toBe(Object.keys(rules).length);
});

it('pages and static files have an ETag, and nothing that a visitor typed has one', () => {
  for (const { kind, name, headers } of responses) {
    if (kind === 'form') expect(headers.get('ETag'), name).toBeNull();
    if (kind === 'page') expect(headers.get('ETag'), name).toMatch(/^"[^"]+"$/);
    if (kind === 'static file') expect(headers.get('ETag'), name).toMatch(/^(W\/)?"[^"]+"$/);
  }
});

const machineFiles = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico'];
const built = ['.css', '.js', '.avif'].map(builtFile);

it('a request returns 304 without a body when If-None-Match has the ETag, strong or weak', async () => {
  const faults: string[] = [];
  for (const path of ['/', '/sw', '/blog/1', ...machineFiles, ...built]) {
    const first = await sendRequest(origin + path);
    const etag = String(first.headers.etag);
    // the edge makes a strong tag weak when it compresses
    for (const tag of [etag, `W/${etag.replace(/^W\//, '')}`]) {
      const { status, body, headers } = await sendRequest(origin + path, {
        headers: {
          'If-None-Match': tag,
        },
      });
      const isSame =
        headers.etag === etag && headers['cache-control'] === first.headers['cache-control'];
      if (status !== 304 || body.length > 0 || !isSame) faults.push(`${path} ${tag}: ${status}`);
    }
  }
  expect(faults).toEqual([]);
});

it('each page preloads its stylesheet and fonts by a Link header (Early Hints)', async () => {
  for (const { name, headers, body } of responses.filter(({ kind }) => kind === 'page')) {
    const links = (headers.get('Link') ?? '').split(/,\s*(?=<)/).map((link) => {
      const [address = '', ...parameters] = link.split(/;\s*/);
      return { address: address.slice(1, -1), parameters };
    });
    expect(links.length, name).toBeGreaterThanOrEqual(2);
    expect(links.some(({ parameters }) => parameters.includes('as=style'))).toBe(true);
    for (const { address, parameters } of links) {
      expect(parameters).toContain('rel=preload');
      const file = await sendRequest(origin + address, { method: 'HEAD' });
      expect([address, file.status]).toEqual([address, 200]);
      const isFont = parameters.includes('as=font');
      expect(file.headers['content-type']).toMatch(isFont ? /^font\/woff2/ : /^text\/css/);
      // without `crossorigin` the browser fetches a font twice
      expect(parameters.includes('crossorigin')).toBe(isFont);
      expect(body).toContain(`href="${address}"`);
    }
  }
});
