import { afterEach, expect, it, vi } from 'vitest';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { rowOf } from '../../../src/site/routes.ts';
import { listenToConsole } from './listen-to-console.ts';
import { visit } from './visit.ts';

/** Pages that read what visitors send. */
const formPages = [...knownPlaces].flatMap(([path, { name }]) => {
  const { form, plan } = rowOf(name);
  return form || plan ? [path] : [];
});

type Send = () => Promise<Response>;

/**
 * Tests that what a visitor sends reaches no cache, header, log or later page. `personal` matches
 * what was sent; a header that `carries` it on purpose is left out.
 */
export function testPrivacy(sends: readonly Send[], personal: RegExp, carries: string): void {
  afterEach(() => vi.restoreAllMocks());

  it('is stored by no cache', async () => {
    for (const send of sends) {
      const { headers } = await send();
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('ETag')).toBeNull();
      expect(headers.get('Last-Modified')).toBeNull();
    }
  });

  it(`is in no header except ${carries}, and in no log`, async () => {
    const lines = listenToConsole();
    for (const send of sends) {
      const response = await send();
      await response.text();
      response.headers.delete(carries);
      expect(JSON.stringify([...response.headers])).not.toMatch(personal);
    }
    expect(lines).toEqual([]);
  });

  it('is on no page that is requested later', async () => {
    for (const send of sends) await (await send()).text();
    for (const path of [...formPages, '/', '/sw', '/no-such-page'])
      expect(await (await visit(path)).text(), path).not.toMatch(personal);
  });
}
