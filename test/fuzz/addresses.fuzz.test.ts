import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { fuzz, headerOf } from './fuzz-site.ts';
import { headers, target } from './hostile-requests.ts';
import { hostileText } from './hostile-texts.ts';
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
  await fuzz(target, { share: 0.5, requestsEach: 2 }, async (ask, address) => {
    const got = await ask({ method: 'GET', target: address });
    expect(violationsOf(got)).toEqual([]);
    statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);

    const headed = await ask({ method: 'HEAD', target: address });
    expect(headed.status).toBe(got.status);
    if (isRuntimesOwn(got)) return;
    // the runtime adds Content-Length: 0 to GET only (RFC 9110 9.3.2 allows that)
    const expected = got.headers.filter((header) => header.join() !== 'content-length,0');
    expect(headed.headers.toSorted()).toEqual(expected.toSorted());

    if (got.status === 200) {
      expect(
        readings(address).some((path) => knownPlaces.has(path)),
        address,
      ).toBe(true);
    }
    const location = headerOf(got, 'location');
    if (location === undefined) return;
    const arrived = await ask({ method: 'GET', target: location });
    expect(arrived.status).toBe(200);
    expect(violationsOf(arrived)).toEqual([]);
  });
  // each outcome occurred often, or the URLs tested nothing
  for (const status of [200, 301, 404]) expect(statuses.get(status)).toBeGreaterThan(10);
});

const request = fc.record({
  method: fc.constantFrom(...'GET POST PUT PATCH DELETE OPTIONS TRACE PROPFIND'.split(' ')),
  target,
  headers,
  body: fc.option(
    hostileText.map((sent) => Buffer.from(sent.toWellFormed())),
    { nil: undefined },
  ),
});

it('any method with any headers returns a safe response, and 405 has Allow', async () => {
  await fuzz(request, { share: 0.3, requestsEach: 1 }, async (ask, { headers, ...sent }) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const length = { 'Content-Length': String(sent.body?.length ?? 0) };
    const answer = await ask({ ...sent, headers: { ...headers, ...type, ...length } });
    expect(violationsOf(answer)).toEqual([]);
    const allow = headerOf(answer, 'allow');
    if (answer.status === 405) expect(allow).toMatch(/^GET, HEAD(, POST)?$/);
    else expect(allow).toBeUndefined();
    if (sent.method === 'TRACE') expect(answer.status).not.toBe(200);
  });
});
