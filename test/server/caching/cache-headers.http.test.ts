import { describe, expect, inject, it } from 'vitest';
import { knownPlaces } from '../../../src/locales/places.ts';
import {
  type Answer,
  builtFile,
  fetchAnswers,
  typedText,
} from '../../support/http/kinds-of-responses.ts';
import { plainRequest } from '../../support/http/plain-request.ts';

const origin = inject('origin');
const answers = await fetchAnswers(origin);
const named = answers.map((answer) => [answer.name, answer] as const);
const ofKind = (kind: Answer['kind']) => named.filter(([, answer]) => answer.kind === kind);

function cacheControl({ headers }: Pick<Answer, 'headers'>): string | null {
  return headers.get('Cache-Control');
}

describe('every answer says how long it may be kept', () => {
  it.each(named)('%s', (_, answer) => {
    expect(cacheControl(answer)).toMatch(/^(no-store|no-cache|(public|private), .+)$/);
  });

  it.each(ofKind('form'))('%s is not cached, because it may contain typed text', (_, answer) => {
    expect(cacheControl(answer)).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
  });

  it.each(ofKind('page'))('%s: not without asking whether it is still so', (_, answer) => {
    expect(cacheControl(answer)).toMatch(/max-age=0, must-revalidate|no-cache/);
    expect(answer.headers.get('ETag')).toMatch(/^"[^"]+"$/);
  });

  it.each(ofKind('static file'))('%s is immutable if its name has a hash', (_, answer) => {
    const forEver = answer.path.startsWith('/assets/');
    expect(cacheControl(answer)?.includes('immutable')).toBe(forEver);
    expect(answer.headers.get('ETag')).toMatch(/^(W\/)?"[^"]+"$/);
  });

  it('only what a build has named by its content is kept for longer than a day', () => {
    for (const answer of answers.filter(({ path }) => !path.startsWith('/assets/'))) {
      const seconds = Number(/max-age=(\d+)/.exec(cacheControl(answer) ?? '')?.[1] ?? 0);
      expect([answer.name, seconds <= 24 * 60 * 60]).toEqual([answer.name, true]);
    }
  });
});

describe('what a visitor typed', () => {
  it('is in the answer to that visitor, which is not cached', () => {
    const holding = answers.filter(({ body, headers }) =>
      (body + decodeURIComponent(headers.get('Location') ?? '')).includes(typedText),
    );
    expect(holding.map(({ name }) => name)).toEqual([
      'a search',
      'a search of the whole site',
      'a form with errors',
      'a form by SMS',
      'a good form',
    ]);
    for (const answer of holding) {
      expect(cacheControl(answer)).toMatch(/no-store|private, no-cache/);
    }
  });
});

describe('a visitor who has it already gets 304 without a body', () => {
  it.each([
    ...knownPlaces.keys(),
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/favicon.ico',
    builtFile('.css'),
    builtFile('.js'),
    builtFile('.avif'),
  ])('for %s', async (path) => {
    const first = await plainRequest(origin + path);
    const etag = String(first.headers.etag);
    // the edge makes a strong tag weak when it compresses
    for (const tag of [etag, `W/${etag.replace(/^W\//, '')}`]) {
      const again = await plainRequest(origin + path, { 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers.etag).toBe(etag);
    }
  });

  it('but not for what another build made', async () => {
    const { status } = await plainRequest(origin, { 'If-None-Match': '"of-another-build"' });
    expect(status).toBe(200);
  });
});

describe('what the first paint needs is named before the page arrives', () => {
  const withHtml = ofKind('page');

  it.each(withHtml)('%s: in a Link header that the edge makes Early Hints of', async (_, page) => {
    const links = (page.headers.get('Link') ?? '').split(/,\s*(?=<)/).map((link) => {
      const [address = '', ...parameters] = link.split(/;\s*/);
      return { address: address.slice(1, -1), parameters };
    });
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const { address, parameters } of links) {
      expect(parameters).toContain('rel=preload');
      const { status, headers } = await plainRequest(origin + address, {}, 'HEAD');
      expect([address, status]).toEqual([address, 200]);
      const font = parameters.includes('as=font');
      expect(headers['content-type']).toMatch(font ? /^font\/woff2/ : /^text\/css/);
      // a font that is fetched without `crossorigin` is fetched twice
      expect(parameters.includes('crossorigin')).toBe(font);
      expect(page.body).toContain(`href="${address}"`);
    }
    expect(links.some(({ parameters }) => parameters.includes('as=style'))).toBe(true);
  });
});
