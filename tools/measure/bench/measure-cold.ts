import { requestOnce } from '../../run/raw-http.ts';
import { startWorkerd, type WorkerSource } from '../../run/workerd.ts';
import { cpuMilliseconds } from '../process-counters.ts';
import { median } from '../quantile.ts';
import { constantWorker, pageSubjects, type Subject, site } from './subjects.ts';

/** CPU milliseconds of a fresh runtime. */
interface Cost {
  /** Of the thread that runs the Worker. */
  main: number;
  /** With V8's helper threads. */
  all: number;
}

/** The same of several. */
type Costs = Record<keyof Cost, number[]>;

interface ColdSamples extends Costs {
  name: string;
  /** What a runtime without the site spends on the same; the site costs what is beyond. */
  bare?: Costs;
}

/** The middle and the best of some samples, beyond the middle and the best of `bare` ones. */
export function summarise(
  samples: readonly number[],
  bare: readonly number[] = [0],
): { middle: number; best: number } {
  return {
    middle: median(samples) - median(bare),
    best: Math.min(...samples) - Math.min(...bare),
  };
}

/** What a fresh runtime spends until it listens, and then on each of `subjects`, asked once. */
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
 * Start-up: what evaluating the site's module costs beyond a runtime that holds a constant.
 * Cold: the first request of a fresh isolate, and the first for a page in an isolate that has
 * rendered another. Each sample is a runtime of its own.
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
  if (!home || !service) throw new RangeError('no pages');
  const keep = (samples: Costs | undefined, cost: Cost) => {
    samples?.main.push(cost.main);
    samples?.all.push(cost.all);
  };

  const runtime = await startWorkerd({ site });
  const answer = await requestOnce(runtime.ports.site ?? 0, home.request);
  await runtime.stop();
  const ceiling = constantWorker(answer);

  for (let round = 0; round < count; round += 1) {
    const empty = await sampleFreshRuntime(ceiling, [home]);
    keep(bare, empty.start);
    for (const cost of empty.costs) keep(constant, cost);
    for (const [index, page] of pageSubjects.entries()) {
      const next = page === home ? [page, service] : [page];
      const { start, costs } = await sampleFreshRuntime(site, next);
      const [own, after] = costs;
      if (own) keep(first[index], own);
      if (after) keep(second, after);
      if (page === home) keep(startUp, start);
    }
  }
  return [startUp, constant, ...first, second];
}
