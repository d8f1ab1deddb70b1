import fc from 'fast-check';
import { openRawConnection, type RawConnection } from '../../tools/run/raw-http.ts';
import { readBuiltSite, startWorkerd, type Workerd } from '../../tools/run/workerd.ts';

/** Total number of requests: 3,000 unless FUZZ_REQUESTS is set. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);

/** Different in each run; a failure prints it, to be set as FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Number of parallel connections. */
const lanes = 4;

/**
 * Starts the site and calls `check` with as many values as make `share` (0 to 1) of all requests,
 * each of which sends `requestsEach`. fast-check reports the smallest failing value with its seed.
 */
export async function fuzz<Value>(
  arbitrary: fc.Arbitrary<Value>,
  { share, requestsEach }: { share: number; requestsEach: number },
  check: (connection: RawConnection, value: Value, runtime: Workerd) => Promise<void>,
): Promise<void> {
  const runtime = await startWorkerd({ site: readBuiltSite() });
  const numRuns = Math.ceil((requests * share) / requestsEach / lanes);
  const lanesDone = Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const connection = openRawConnection(runtime.ports.site ?? 0);
      const property = fc.asyncProperty(arbitrary, (value) => check(connection, value, runtime));
      try {
        await fc.assert(property, { numRuns, seed: seed + lane });
      } finally {
        connection.close();
      }
    }),
  );
  await lanesDone.finally(() => runtime.stop());
}
