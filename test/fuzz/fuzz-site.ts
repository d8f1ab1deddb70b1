import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readBuiltSite, startWorkerd } from '../../tools/run/workerd.ts';
import { configuredVariables } from '../../tools/run/wrangler-config.ts';

/** Total number of requests: 3,000 unless FUZZ_REQUESTS is set. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);

/** Different in each run; a failure prints it, to be set as FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Number of parallel requests. */
const lanes = 4;

/** A request whose target is sent as it is. */
export interface Sent {
  method: string;
  target: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | undefined;
}

/** A response as received. */
export interface Answer {
  status: number;
  /** In order, with lower-case names; repeated headers stay separate. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

type Ask = (sent: Sent) => Promise<Answer>;

/** Returns the value of a header, by its lower-case name. */
export function headerOf({ headers }: Answer, name: string): string | undefined {
  return headers.find(([known]) => known === name)?.[1];
}

function askAt(port: number | undefined): Ask {
  const Host = new URL(configuredVariables.SITE_URL).host;
  return ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path: target, method, agent: false };
      const sent = request({ ...to, headers: { ...headers, Host } }, async (answer) => {
        const raw = answer.rawHeaders;
        const pairs = raw.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
        );
        // the client's own, because it keeps no connection
        const own = pairs.filter(([name]) => name !== 'connection');
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: own, body: await buffer(answer) });
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

/**
 * Starts the site and calls `check` with as many values as make `share` (0 to 1) of all requests,
 * each of which sends `requestsEach`. fast-check reports the smallest failing value with its seed.
 */
export async function fuzz<Value>(
  arbitrary: fc.Arbitrary<Value>,
  { share, requestsEach }: { share: number; requestsEach: number },
  check: (ask: Ask, value: Value) => Promise<void>,
): Promise<void> {
  const runtime = await startWorkerd({ site: readBuiltSite() });
  const numRuns = Math.ceil((requests * share) / requestsEach / lanes);
  const property = fc.asyncProperty(arbitrary, (value) => check(askAt(runtime.ports.site), value));
  const lanesDone = Array.from({ length: lanes }, (_, lane) =>
    fc.assert(property, { numRuns, seed: seed + lane }),
  );
  await Promise.all(lanesDone).finally(() => runtime.stop());
}
