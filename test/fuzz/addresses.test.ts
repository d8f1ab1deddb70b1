import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/routes.ts';
import { headerOf, rawRequest } from '../raw-http.ts';
import type { Workerd } from '../workerd.ts';
import { fuzz, startSite } from './fuzz-site.ts';
import { target } from './hostile-requests.ts';
import { isRuntimesOwn, violationsOf } from './invariants.ts';

let runtime: Workerd;
beforeAll(async () => {
  runtime = await startSite();
});
afterAll(() => runtime.stop());

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
        // as a browser would write it before it sends it
        const { pathname } = new URL(`https://site.example${address}`);
        expect([...knownPlaces.keys()]).toContain(pathname);
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
