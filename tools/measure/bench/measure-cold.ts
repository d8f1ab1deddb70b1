import { requestOnce } from '../../run/raw-http.ts';
import { startWorkerd, type WorkerSource } from '../../run/workerd.ts';
import { cpuMilliseconds } from '../process-counters.ts';
import { median } from '../quantile.ts';
import { constantWorker, pageSubjects, type Subject, site } from './subjects.ts';

/** CPU milliseconds of a fresh runtime. */
interface Cost {
  /** The thread that runs the Worker. */
  main: number;
  /** All threads, including V8's helpers. */
  all: number;
}

type Costs = Record<keyof Cost, number[]>;

interface ColdSamples extends Costs {
  name: string;
  /** Costs of a runtime without the site, to subtract. */
  bare?: Costs;
}

/** Returns median and minimum of the samples, minus those of `bare`. */
export function summarise(
  samples: readonly number[],
  bare: readonly number[] = [0],
): { middle: number; best: number } {
  return {
    middle: median(samples) - median(bare),
    best: Math.min(...samples) - Math.min(...bare),
  };
}

/** Measures a fresh runtime until it listens, then on one request of each subject. */
export async function sampleFreshRuntime(
  worker: WorkerSource,
  subjects: readonly Pick<Subject, 'request'>[],
): Promise<{ start: Cost; costs: Cost[] }> {
  const runtime = await startWorkerd({ worker });
  const start = cpuMilliseconds(runtime.pid);
  const costs: Cost[] = [];
  for (const { request } of subjects) {
    const before = cpuMilliseconds(runtime.pid);
    await requestOnce(runtime.ports.worker ?? 0, request);
    const after = cpuMilliseconds(runtime.pid);
    costs.push({ main: after.main - before.main, all: after.all - before.all });
  }
  await runtime.stop();
  return { start, costs };
}

/**
 * Measures start-up (evaluating the site's module, minus that of a constant Worker), the first request
 * of a fresh isolate, and the first request for a page after another page. Each sample is a fresh
 * runtime.
 */
export async function measureCold(count: number): Promise<ColdSamples[]> {
  const bare: Costs = { main: [], all: [] };
  const startUp: ColdSamples = { name: 'start-up (module evaluation)', main: [], all: [], bare };
  const constant: ColdSamples = { name: 'constant, first request', main: [], all: [] };
  const first = pageSubjects.map(({ name }) => ({
    name: `${name}, first request`,
    main: [] as number[],
    all: [] as number[],
  }));
  const second: ColdSamples = { name: 'service page, after home', main: [], all: [] };
  const [home, service] = pageSubjects;
  if (!home || !service) throw new RangeError('pageSubjects needs a home page and a service page');
  const record = (samples: Costs | undefined, cost: Cost) => {
    samples?.main.push(cost.main);
    samples?.all.push(cost.all);
  };

  const runtime = await startWorkerd({ site });
  const response = await requestOnce(runtime.ports.site ?? 0, home.request);
  await runtime.stop();
  const constantSite = constantWorker(response);

  for (let round = 0; round < count; round += 1) {
    const empty = await sampleFreshRuntime(constantSite, [home]);
    record(bare, empty.start);
    for (const cost of empty.costs) record(constant, cost);
    for (const [index, page] of pageSubjects.entries()) {
      const next = page === home ? [page, service] : [page];
      const { start, costs } = await sampleFreshRuntime(site, next);
      const [own, after] = costs;
      if (own) record(first[index], own);
      if (after) record(second, after);
      if (page === home) record(startUp, start);
    }
  }
  return [startUp, constant, ...first, second];
}
