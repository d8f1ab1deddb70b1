import { rawRequest, requestOnce } from '../../run/raw-http.ts';
import { startWorkerd, type WorkerSource } from '../../run/workerd.ts';
import { residentMegabytes } from '../process-counters.ts';
import { median } from '../quantile.ts';
import { buildNaiveWorker } from './build-naive-worker.ts';
import { sampleFreshRuntime } from './measure-cold.ts';
import { constantWorker, pageSubjects, pagesOfSite, site } from './subjects.ts';

/** CPU milliseconds of a fresh runtime, all threads. */
interface FreshCost {
  /** From process start until it listens. */
  start: number;
  /** For the first request, the home page. */
  first: number;
}

/** Medians over all rounds. */
export interface FreshResult {
  name: string;
  start: number;
  first: number;
  /** From process start to the first complete response. */
  whole: number;
  /** `whole` divided by the constant's in the same round. */
  ratio: number;
  /** Megabytes after one request for every page. */
  memory: number;
}

async function sample(worker: WorkerSource, request: Buffer): Promise<FreshCost> {
  const { start, costs } = await sampleFreshRuntime(worker, [{ request }]);
  return { start: start.all, first: costs[0]?.all ?? Number.NaN };
}

async function memoryAfterAllPages(worker: WorkerSource): Promise<number> {
  const runtime = await startWorkerd({ worker });
  for (const path of pagesOfSite()) {
    await requestOnce(runtime.ports.worker ?? 0, rawRequest('GET', path));
  }
  const megabytes = residentMegabytes(runtime.pid);
  await runtime.stop();
  return megabytes;
}

/**
 * Measures fresh runtimes of three Workers with the same home page: a constant, this site, and Hono with
 * React rendering each request. Every round runs each once, so that other load affects all alike.
 */
export async function measureFresh(rounds: number): Promise<FreshResult[]> {
  const request = pageSubjects[0]?.request ?? rawRequest('GET', '/');
  const runtime = await startWorkerd({ site });
  const response = await requestOnce(runtime.ports.site ?? 0, request);
  await runtime.stop();
  const workers: Record<string, WorkerSource> = {
    constant: constantWorker(response),
    'this site': site,
    'Hono with React, naive': await buildNaiveWorker(),
  };
  const names = Object.keys(workers);
  const costs = new Map<string, FreshCost[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const worker = workers[name];
      if (worker) costs.get(name)?.push(await sample(worker, request));
    }
  }
  const wholeOf = (name: string) => costs.get(name)?.map(({ start, first }) => start + first) ?? [];
  const constant = wholeOf('constant');
  const results: FreshResult[] = [];
  for (const name of names) {
    const samples = costs.get(name) ?? [];
    const worker = workers[name] ?? site;
    results.push({
      name,
      start: median(samples.map(({ start }) => start)),
      first: median(samples.map(({ first }) => first)),
      whole: median(wholeOf(name)),
      ratio: median(wholeOf(name).map((whole, round) => whole / (constant[round] ?? Number.NaN))),
      memory: await memoryAfterAllPages(worker),
    });
  }
  return results;
}
