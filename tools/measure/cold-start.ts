import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { routes } from '../../src/site/routes.ts';
import { sendForm, sendRequest } from '../run/send-request.ts';
import { readBuiltSite, startWorkerd } from '../run/workerd.ts';

// npm run cold-start [-- --samples 15]: CPU of the first request to a fresh isolate, by kind: median of all
// samples, of all threads. A busy machine adds to every figure, so compare the ratios within one run.

const get = (path: string) => (origin: string) => sendRequest(origin + path);

const firstRequests = {
  'prerendered page': get(routes.home.path),
  'rendered form page': (origin: string) =>
    sendForm(origin + routes.contact.path, { name: 'Amina Yusuf', email: 'amina' }),
  'search in English': get(`${routes.search.path}?q=visiting+hours`),
  'search in Swahili': get(`/sw${routes.search.path}?q=bei+ya+kujifungua`),
};

/** Returns the CPU milliseconds of a process and its threads; Linux counts them in nanoseconds. */
function cpuMilliseconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const used = readdirSync(folder).map((thread) => {
    try {
      return Number.parseInt(readFileSync(`${folder}/${thread}/schedstat`, 'utf8'), 10);
    } catch {
      // the thread has ended
      return 0;
    }
  });
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { values } = parseArgs({ options: { samples: { type: 'string', default: '15' } } });
const site = readBuiltSite();
const measured = Object.entries(firstRequests).map(([name, send]) => ({
  ...{ name, send },
  start: [] as number[],
  request: [] as number[],
}));
for (let round = 0; round < Number(values.samples); round += 1) {
  // one of each in turn, so that other load on the machine affects all alike
  for (const { send, start, request } of measured) {
    const runtime = await startWorkerd({ site });
    const before = cpuMilliseconds(runtime.pid);
    await send(`http://127.0.0.1:${runtime.ports.site}`);
    start.push(before);
    request.push(cpuMilliseconds(runtime.pid) - before);
    await runtime.stop();
  }
}
const form = measured.find(({ name }) => name === 'rendered form page')?.request ?? [];
console.table(
  measured.map(({ name, start, request }) => ({
    'first request of a fresh isolate': name,
    'start, CPU ms': median(start).toFixed(1),
    'request, CPU ms': median(request).toFixed(1),
    'to a form page': (median(request) / median(form)).toFixed(2),
  })),
);
