import { expect, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { headerOf, rawRequest } from '../../tools/run/raw-http.ts';
import { fuzz } from './fuzz-site.ts';
import { target } from './hostile-requests.ts';
import { isRuntimesOwn, violationsOf } from './invariants.ts';

/**
 * Returns the path of a URL as a browser normalises it, and as the runtime reads it from a raw
 * client: there a backslash is part of a segment, which '..' may remove before the Worker runs.
 */
function readings(address: string): string[] {
  return [address, address.replaceAll('\\', '%5C')].map(
    (written) => new URL(`https://site.example${written}`).pathname,
  );
}

it('any URL returns a safe response, HEAD agrees with GET, and a page has one URL', async () => {
  const statuses = new Map<number, number>();
  await fuzz(target, { share: 0.5, requestsEach: 2 }, async (connection, address) => {
    const got = await connection.exchange(rawRequest('GET', address));
    if (!got) throw new Error('no answer');
    expect(violationsOf(got)).toEqual([]);
    statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);

    const headed = await connection.exchange(rawRequest('HEAD', address), true);
    expect(headed?.status).toBe(got.status);
    if (isRuntimesOwn(got)) return;
    // the runtime adds Content-Length: 0 to GET only (RFC 9110 9.3.2 allows that)
    const expected = got.headers.filter((header) => header.join() !== 'content-length,0');
    expect(headed?.headers.toSorted()).toEqual(expected.toSorted());

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
  // each outcome occurred often, or the URLs tested nothing
  for (const status of [200, 301, 404]) expect(statuses.get(status)).toBeGreaterThan(10);
});
