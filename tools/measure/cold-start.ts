import { parseArgs } from 'node:util';
import { routes } from '../../src/site/routes.ts';
import { sendForm, sendRequest } from '../run/send-request.ts';
import { readBuiltSite, startWorkerd } from '../run/workerd.ts';
import { cpuMilliseconds } from './process-counters.ts';

/*
 * npm run cold-start [-- --samples 15]: CPU of the first request to a fresh isolate, by kind. A busy
 * machine adds to every figure, so compare the ratios within one run.
 */

const get = (path: string) => (origin: string) => sendRequest(origin + path);

/** A kind of first request to a fresh isolate. */
const firstRequests = {
  'prerendered page': get(routes.home.path),
  'not found': get('/no-such-page'),
  'rendered form page': (origin: string) =>
    sendForm(origin + routes.contact.path, { name: 'Amina Yusuf', email: 'amina' }),
  'search in English': get(`${routes.search.path}?q=visiting+hours`),
  'search in Swahili': get(`/sw${routes.search.path}?q=bei+ya+kujifungua`),
};

/** The name of a measured first request. */
type FirstRequest = keyof typeof firstRequests;

/** CPU of one kind of first request, median of all samples, in milliseconds of all threads. */
interface ColdStart {
  name: FirstRequest;
  /** From the start of workerd until it listens. */
  start: number;
  /** For the request itself. */
  request: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures the built Worker in `samples` fresh runtimes for each kind of first request. */
async function measureColdStart(samples: number): Promise<ColdStart[]> {
  const site = readBuiltSite();
  const names = Object.keys(firstRequests) as FirstRequest[];
  const measured = names.map((name) => ({ name, start: [] as number[], request: [] as number[] }));
  for (let round = 0; round < samples; round += 1) {
    // one of each in turn, so that other load on the machine affects all alike
    for (const { name, start, request } of measured) {
      const runtime = await startWorkerd({ site });
      const before = cpuMilliseconds(runtime.pid);
      await firstRequests[name](`http://127.0.0.1:${runtime.ports.site}`);
      start.push(before);
      request.push(cpuMilliseconds(runtime.pid) - before);
      await runtime.stop();
    }
  }
  return measured.map(({ name, start, request }) => ({
    name,
    start: median(start),
    request: median(request),
  }));
}

const { values } = parseArgs({ options: { samples: { type: 'string', default: '15' } } });

const rows = await measureColdStart(Number(values.samples));
const form = rows.find(({ name }) => name === 'rendered form page')?.request ?? Number.NaN;
console.table(
  rows.map(({ name, start, request }) => ({
    'first request of a fresh isolate': name,
    'start, CPU ms': start.toFixed(1),
    'request, CPU ms': request.toFixed(1),
    'to a form page': (request / form).toFixed(2),
  })),
);
