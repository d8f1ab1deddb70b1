import { describe, expect, inject, it } from 'vitest';
import {
  type CacheRule,
  cacheHeaders,
  cacheRules,
  edgeCacheHeader,
} from '../../../src/http/cache-rules.ts';
import { serviceWorkerPath } from '../../../src/site/service-worker-address.ts';
import { readWranglerConfig } from '../../../tools/run/wrangler-config.ts';
import { type Answer, fetchAnswers } from '../../support/http/kinds-of-responses.ts';

const origin = inject('origin');
const answers = await fetchAnswers(origin);
const fromWorker = answers.filter(({ kind }) => kind !== 'static file');

/** The rule that a response of the Worker must follow, by what it answers. */
function expectedRule({ kind, status, path }: Answer): CacheRule {
  if (kind === 'form') return 'personal';
  if (status === 404) return 'notFound';
  if (status === 301) return path.includes('?') ? 'queryRedirect' : 'redirect';
  if (path.includes('?')) return 'queryAnswer';
  if (path === serviceWorkerPath) return 'serviceWorker';
  return kind === 'machine file' || path.endsWith('.xml') ? 'file' : 'page';
}

describe('every kind of response follows its rule', () => {
  it.each(fromWorker.map((answer) => [answer.name, expectedRule(answer), answer] as const))(
    '%s: %s',
    (_, rule, { headers }) => {
      for (const [name, value] of Object.entries(cacheHeaders(rule)))
        expect(headers.get(name), name).toBe(value);
    },
  );

  it('answers one request at least by each rule, but for another host', () => {
    const met = new Set(fromWorker.map(expectedRule));
    expect([...met, 'hostRedirect'].sort()).toEqual(Object.keys(cacheRules).sort());
  });

  it('answers HEAD with the cache headers of GET', async () => {
    const paths = ['/', '/no-such-page', '/sitemap.xml', serviceWorkerPath, '/medical-blog?q=iron'];
    for (const path of paths) {
      const [head, get] = [
        await fetch(origin + path, { method: 'HEAD' }),
        await fetch(origin + path),
      ];
      for (const name of ['Cache-Control', edgeCacheHeader, 'ETag'])
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name));
    }
  });
});

describe("the platform's cache", () => {
  it('is on, with nothing that shares it between deploys', () => {
    expect(readWranglerConfig().cache).toEqual({ enabled: true });
  });

  it.each([
    '/about?utm_source=poster',
    '/medical-blog?q=folate',
    '/appointments?service=dental',
    '/About?x=1',
    '/sitemap.xml?x=1',
    '/no-such-page?x=1',
    '/search?q=fever',
  ])('stores nothing of %s, which has a query', async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect(answer.headers.get(edgeCacheHeader)).toBe('no-store');
  });

  it('never stores what browsers must not store', () => {
    for (const { headers, name } of fromWorker) {
      if (/no-store|private|no-cache/.test(headers.get('Cache-Control') ?? ''))
        expect(headers.get(edgeCacheHeader), name).toBe('no-store');
    }
  });
});
