import fc from 'fast-check';
import { openRawConnection, type RawConnection } from '../../tools/run/raw-http.ts';
import { readBuiltSite, startWorkerd, type Workerd } from '../../tools/run/workerd.ts';

/** Requests in all: 10,000, or what `npm run fuzz` asks for. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);

/** Another each time; a failure prints its own, to be given as FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Connections that ask at the same time. */
const lanes = 4;

/** The site in a runtime of its own. */
export function startSite(): Promise<Workerd> {
  return startWorkerd({ site: readBuiltSite() });
}

/**
 * Holds `hold` against as many values as make `share` (0 to 1) of all requests, each asking
 * `requestsEach`. fast-check reports the smallest failing value with its seed.
 */
export async function fuzz<Value>(
  runtime: Workerd,
  arbitrary: fc.Arbitrary<Value>,
  { share, requestsEach }: { share: number; requestsEach: number },
  hold: (connection: RawConnection, value: Value) => Promise<void>,
): Promise<void> {
  const numRuns = Math.ceil((requests * share) / requestsEach / lanes);
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const connection = openRawConnection(runtime.ports.site ?? 0);
      const property = fc.asyncProperty(arbitrary, (value) => hold(connection, value));
      try {
        await fc.assert(property, { numRuns, seed: seed + lane });
      } finally {
        connection.close();
      }
    }),
  );
}
