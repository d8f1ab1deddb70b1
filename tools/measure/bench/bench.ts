import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { toTextTable } from '../text-table.ts';
import { measureAssets } from './measure-assets.ts';
import { measureCold, summarise } from './measure-cold.ts';
import { measureFresh } from './measure-fresh.ts';
import { measureWarm } from './measure-warm.ts';
import type { Subject } from './subjects.ts';

/*
 * npm run bench [-- --seconds 4 --samples 15]: measures the built Worker in workerd with the process's
 * CPU counters. Other load on the machine affects every figure, so compare ratios within a run, not
 * figures of two runs.
 */
const { values } = parseArgs({
  options: {
    /** Per kind of warm request, including its constant. */
    seconds: { type: 'string', default: '4' },
    /** Fresh runtimes per kind of cold request. */
    samples: { type: 'string', default: '15' },
  },
});
const seconds = Number(values.seconds);

/** Ratios to a Worker that sends a constant; `firstPage` in ms more than the constant. */
const goals = { warmRatio: 0.9, shortRatio: 0.85, freshRatio: 2, memoryRatio: 1.2, firstPage: 3 };

const decimals = (value: number, digits: number) => value.toFixed(digits);
const milliseconds = (value: number) => decimals(value, value < 1 ? 3 : 1);
const loadNow = () => `load average ${decimals(loadavg()[0] ?? 0, 1)}`;
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED');
/** Goals apply to pages and to 304, 404 and 301. */
const verdictOf = ({ page, status }: Subject, ratio: number) => {
  const goal = page ? goals.warmRatio : [304, 404, 301].includes(status) ? goals.shortRatio : 0;
  return goal ? `${goal}: ${verdict(ratio >= goal)}` : '';
};

console.log(`Warm requests, compared with a constant response of the same size, ${loadNow()}:`);
const warm = await measureWarm(seconds);
console.log(
  toTextTable(
    ['request', 'bytes', 'req/s', 'constant', 'ratio', 'CPU ms', 'constant', 'ratio', 'goal'],
    warm.map(({ subject, bytes, own, constant, ratio }) => {
      return [
        subject.name,
        bytes,
        Math.round(own.perSecond),
        Math.round(constant.perSecond),
        decimals(ratio.perSecond, 2),
        milliseconds(own.cpu),
        milliseconds(constant.cpu),
        decimals(ratio.cpu, 2),
        verdictOf(subject, ratio.perSecond),
      ];
    }),
  ),
);

console.log(`\nFresh runtimes, CPU ms, median (best), ${loadNow()}:`);
const cold = await measureCold(Number(values.samples));
const constantFirst = cold.find(({ name }) => name.startsWith('constant'));
console.log(
  toTextTable(
    ['', "Worker's thread", 'with helpers', `goal: constant + ${goals.firstPage}`],
    cold.map(({ name, main, all, bare }) => {
      const [own, whole] = [summarise(main, bare?.main), summarise(all, bare?.all)];
      // other load on the machine only adds time, so compare the best samples
      const beyond = own.best - Math.min(...(constantFirst?.main ?? []));
      return [
        name,
        `${decimals(own.middle, 1)} (${decimals(own.best, 1)})`,
        `${decimals(whole.middle, 1)} (${decimals(whole.best, 1)})`,
        name.endsWith('first request') && !bare && name !== constantFirst?.name
          ? verdict(beyond <= goals.firstPage)
          : '',
      ];
    }),
  ),
);

console.log(`\nFresh runtimes from start to first response, CPU ms of all threads, ${loadNow()}:`);
const fresh = await measureFresh(Number(values.samples));
const constantMemory = fresh.find(({ name }) => name === 'constant')?.memory ?? 0;
console.log(
  toTextTable(
    ['', 'start', 'home', 'both', 'ratio', 'goal 2.0', 'MB after all pages', 'goal 1.2'],
    fresh.map(({ name, start, first, whole, ratio, memory }) => [
      name,
      ...[start, first, whole].map((cost) => decimals(cost, 1)),
      decimals(ratio, 2),
      name === 'this site' ? verdict(ratio <= goals.freshRatio) : '',
      Math.round(memory),
      name === 'this site' ? verdict(memory <= goals.memoryRatio * constantMemory) : '',
    ]),
  ),
);

console.log("\nThrough wrangler's local server (including its proxy and asset Workers):");
const assets = await measureAssets(seconds);
console.log(
  toTextTable(
    ['request', 'bytes', 'req/s', 'CPU ms'],
    assets.map(({ name, bytes, perSecond, cpu }) => [
      name,
      bytes,
      Math.round(perSecond),
      milliseconds(cpu),
    ]),
  ),
);
