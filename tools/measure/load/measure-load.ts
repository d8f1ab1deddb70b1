import { pagePaths } from '../../run/page-paths.ts';
import { rawFormPost, rawRequest } from '../../run/raw-http.ts';
import { readBuiltSite, startWorkerd, type WorkerSource } from '../../run/workerd.ts';
import { residentMegabytes } from '../process-counters.ts';
import { applyLoad, type Exchange, type LoadResult, toExchange } from './apply-load.ts';

interface MeasuredLoad extends LoadResult {
  /** Memory of workerd at the end of each second, in megabytes. */
  memory: number[];
  /** Relative growth of memory from the first third of the load to the last. */
  growth: number;
  /** Whether workerd still ran at the end. */
  survived: boolean;
}

let requests = 0;

/** Returns a new number each time, of fixed length so that pages that show it keep theirs. */
function serial(): string {
  requests += 1;
  return String(requests).padStart(9, '0');
}

const message = { name: 'Amina Yusuf', email: 'amina@example.com', message: 'Are you open?' };

type Kind = readonly [request: Exchange['request'], status: number];

/** Requests that never repeat, with which an attacker would fill a cache. */
const unique: readonly Kind[] = [
  [() => rawRequest('GET', `/no-such-page/${serial()}`), 404],
  [() => rawRequest('GET', `/blog/${serial()}`), 404],
  [() => rawRequest('GET', `/medical-blog/${serial()}`), 404],
  [() => rawRequest('GET', `/medical-blog?q=${serial()}`), 200],
  [() => rawRequest('GET', `/about?utm=${serial()}`), 200],
  [() => rawFormPost('/', { ...message, name: serial() }), 303],
  [() => rawFormPost('/', { ...message, email: serial() }), 422],
];

/** Returns the requests of a load, given the paths of the pages. */
export type KindsOf = (paths: readonly string[]) => readonly Kind[];

/** Only requests that never repeat. */
export const uniqueKinds: KindsOf = () => unique;

/** Every page and every other kind of request. */
export const everyKind: KindsOf = (paths) => [
  ...paths.map((path): Kind => [rawRequest('GET', path), 200]),
  ...unique,
  [rawRequest('GET', '/', [['If-None-Match', '*']]), 304],
  [rawRequest('GET', '/Contact/'), 301],
  [rawRequest('DELETE', '/about'), 405],
  [rawRequest('GET', '/sitemap.xml'), 200],
];

const { code, ...built } = readBuiltSite();

/** The site's Worker with an address that collects garbage, or memory would depend on V8's timing. */
const collectingSite: WorkerSource = {
  code: `import site from './site.js';
export default {
  fetch(request, env, context) {
    if (!request.url.endsWith('/collect-garbage')) return site.fetch(request, env, context);
    gc();
    return new Response(null, { status: 204 });
  },
};`,
  ...built,
  modules: { ...built.modules, 'site.js': code },
};

/** Exposes gc() and fixes the size of the young generation. */
const collectingFlags = ['--expose-gc', '--min-semi-space-size=4', '--max-semi-space-size=4'];

/** Garbage collections per second, so that uncollected garbage does not count as growth. */
const collectionsPerSecond = 4;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Applies as much load to the built Worker as this machine can, after a warm-up. */
export async function measureLoad(
  kindsOf: KindsOf,
  { seconds, warmUpSeconds }: { seconds: number; warmUpSeconds: number },
): Promise<MeasuredLoad> {
  const runtime = await startWorkerd({ site: collectingSite }, { v8Flags: collectingFlags });
  const port = runtime.ports.site ?? 0;
  const kinds = kindsOf(await pagePaths(`http://127.0.0.1:${port}`));
  const mix: Exchange[] = [];
  for (const kind of kinds) mix.push(await toExchange(port, ...kind));
  const total: LoadResult = { responses: 0, failures: 0, milliseconds: 0 };
  const memory: number[] = [];
  for (let second = -warmUpSeconds; second < seconds && runtime.isAlive(); second += 1) {
    for (let part = 0; part < collectionsPerSecond; part += 1) {
      const result = await applyLoad(port, mix, {
        milliseconds: 1000 / collectionsPerSecond,
        connections: 16,
      });
      total.failures += result.failures;
      if (second >= 0) {
        total.responses += result.responses;
        total.milliseconds += result.milliseconds;
      }
      await toExchange(port, rawRequest('GET', '/collect-garbage'), 204);
    }
    if (second >= 0) memory.push(residentMegabytes(runtime.pid));
  }
  const survived = runtime.isAlive();
  await runtime.stop();
  const third = Math.ceil(memory.length / 3);
  const growth = mean(memory.slice(-third)) / mean(memory.slice(0, third)) - 1;
  return { ...total, memory, growth, survived };
}
