import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { headerOf, rawRequest } from '../../tools/run/raw-http.ts';
import type { Workerd } from '../../tools/run/workerd.ts';
import { fuzz, startSite } from './fuzz-site.ts';
import { target } from './hostile-requests.ts';
import { isRuntimesOwn, violationsOf } from './invariants.ts';

let runtime: Workerd;
beforeAll(async () => {
  runtime = await startSite();
});
afterAll(() => runtime.stop());

/**
 * The path of an address as a browser would write it before it sends it, and as the runtime reads
 * it from a client that sends it raw: there a backslash is a character of a segment, so that a
 * segment of dots may take it away before the Worker sees it.
 */
function readings(address: string): string[] {
  return [address, address.replaceAll('\\', '%5C')].map(
    (written) => new URL(`https://site.example${written}`).pathname,
  );
}

describe('whatever address is asked for', () => {
  it('the answer is safe, HEAD agrees with GET, and a page has one address', async () => {
    const statuses = new Map<number, number>();
    await fuzz(runtime, target, { share: 0.5, requestsEach: 2 }, async (connection, address) => {
      const got = await connection.exchange(rawRequest('GET', address));
      if (!got) throw new Error('no answer');
      expect(violationsOf(got)).toEqual([]);
      statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);

      const headed = await connection.exchange(rawRequest('HEAD', address), true);
      expect(headed?.status).toBe(got.status);
      if (isRuntimesOwn(got)) return;
      // the runtime itself adds the length of nothing, to GET alone (RFC 9110, 9.3.2 allows that)
      const told = got.headers.filter((header) => header.join() !== 'content-length,0');
      expect(headed?.headers.toSorted()).toEqual(told.toSorted());

      if (got.status === 200) {
        expect(
          readings(address).some((path) => knownPlaces.has(path)),
          address,
        ).toBe(true);
      }
      const location = headerOf(got, 'location');
      if (location === undefined) return;
      const arrived = await connection.exchange(rawRequest('GET', location));
      expect(arrived?.status).toBe(200);
      expect(violationsOf(arrived ?? got)).toEqual([]);
    });
    // all three outcomes were met often, or the addresses were no test
    for (const status of [200, 301, 404]) expect(statuses.get(status)).toBeGreaterThan(50);
  });
});
