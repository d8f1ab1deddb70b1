import { pagePaths } from '../../run/page-paths.ts';
import { rawFormPost, rawRequest } from '../../run/raw-http.ts';
import { readBuiltSite, startWorkerd, type WorkerSource } from '../../run/workerd.ts';
import { residentMegabytes } from '../process-counters.ts';
import { applyLoad, type Exchange, type LoadResult, toExchange } from './apply-load.ts';

interface MeasuredLoad extends LoadResult {
  /** Memory of the runtime at the end of each second, in megabytes. */
  memory: number[];
  /** By how much of itself memory grew from the first third of the load to the last. */
  growth: number;
  /** Whether the runtime outlived it. */
  survived: boolean;
}

let requests = 0;

/** Another each time; of one length, so that what reflects it has one too. */
function serial(): string {
  requests += 1;
  return String(requests).padStart(9, '0');
}

const message = { name: 'Amina Yusuf', email: 'amina@example.com', message: 'Are you open?' };

type Kind = readonly [request: Exchange['request'], status: number];

/** Requests that never come twice: what an attacker would fill a cache with. */
const endless: readonly Kind[] = [
  [() => rawRequest('GET', `/no-such-page/${serial()}`), 404],
  [() => rawRequest('GET', `/blog/${serial()}`), 404],
  [() => rawRequest('GET', `/medical-blog/${serial()}`), 404],
  [() => rawRequest('GET', `/medical-blog?q=${serial()}`), 200],
  [() => rawRequest('GET', `/about?utm=${serial()}`), 200],
  [() => rawFormPost('/', { ...message, name: serial() }), 303],
  [() => rawFormPost('/', { ...message, email: serial() }), 422],
];

/** The requests of a load on a site with pages at `paths`. */
export type KindsOf = (paths: readonly string[]) => readonly Kind[];

/** Requests that never come twice, alone. */
export const endlessKinds: KindsOf = () => endless;

/** Every page, and each other kind of request. */
export const everyKind: KindsOf = (paths) => [
  ...paths.map((path): Kind => [rawRequest('GET', path), 200]),
  ...endless,
  [rawRequest('GET', '/', [['If-None-Match', '*']]), 304],
  [rawRequest('GET', '/Contact/'), 301],
  [rawRequest('DELETE', '/about'), 405],
  [rawRequest('GET', '/sitemap.xml'), 200],
];

const { code, ...built } = readBuiltSite();

/** The site's Worker, and an address that collects garbage: RSS would show how lazily V8 does. */
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

/** V8 with its garbage collector in reach, and with a young generation that does not grow. */
const collectingFlags = ['--expose-gc', '--min-semi-space-size=4', '--max-semi-space-size=4'];

/** How often in a second garbage is collected: what lies about between is no growth. */
const partsOfSecond = 4;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The built Worker under as much load as this machine can make, after warming up. */
export async function measureLoad(
  kindsOf: KindsOf,
  { seconds, warmUpSeconds }: { seconds: number; warmUpSeconds: number },
): Promise<MeasuredLoad> {
  const runtime = await startWorkerd({ site: collectingSite }, { v8Flags: collectingFlags });
  const port = runtime.ports.site ?? 0;
  const kinds = kindsOf(await pagePaths(`http://127.0.0.1:${port}`));
  const mix: Exchange[] = [];
  for (const kind of kinds) mix.push(await toExchange(port, ...kind));
  const total: LoadResult = { answers: 0, failures: 0, milliseconds: 0 };
  const memory: number[] = [];
  for (let second = -warmUpSeconds; second < seconds && runtime.isAlive(); second += 1) {
    for (let part = 0; part < partsOfSecond; part += 1) {
      const result = await applyLoad(port, mix, {
        milliseconds: 1000 / partsOfSecond,
        connections: 16,
      });
      total.failures += result.failures;
      if (second >= 0) {
        total.answers += result.answers;
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
