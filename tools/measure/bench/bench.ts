import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { toTextTable } from '../text-table.ts';
import { measureAssets } from './measure-assets.ts';
import { measureCold, summarise } from './measure-cold.ts';
import { measureFresh } from './measure-fresh.ts';
import { measureWarm } from './measure-warm.ts';
import type { Subject } from './subjects.ts';

/*
 * npm run bench [-- --seconds 4 --samples 15]: what the built Worker costs in the local runtime,
 * by the process's own CPU counters. Other work on the machine weighs on every figure, so hold the
 * ratios within a run against each other, not the figures of two runs.
 */
const { values } = parseArgs({
  options: {
    /** For each kind of warm request, its ceiling included. */
    seconds: { type: 'string', default: '4' },
    /** Fresh runtimes for each kind of cold request. */
    samples: { type: 'string', default: '15' },
  },
});
const seconds = Number(values.seconds);

/** Beside a constant; milliseconds beyond one. */
const goals = { warmRatio: 0.9, shortRatio: 0.85, freshRatio: 2, memoryRatio: 1.2, firstPage: 3 };

const decimals = (value: number, digits: number) => value.toFixed(digits);
const milliseconds = (value: number) => decimals(value, value < 1 ? 3 : 1);
const busy = () => `load average ${decimals(loadavg()[0] ?? 0, 1)}`;
const verdict = (reached: boolean) => (reached ? 'reached' : 'MISSED');
/** Pages, then what is sent without one: 304, 404 and 301. */
const verdictOf = ({ page, status }: Subject, ratio: number) => {
  const goal = page ? goals.warmRatio : [304, 404, 301].includes(status) ? goals.shortRatio : 0;
  return goal ? `${goal}: ${verdict(ratio >= goal)}` : '';
};

console.log(`Warm, beside a constant answer of the same bytes (the ceiling), ${busy()}:`);
const warm = await measureWarm(seconds);
console.log(
  toTextTable(
    ['request', 'bytes', 'req/s', 'ceiling', 'ratio', 'CPU ms', 'ceiling', 'ratio', 'goal'],
    warm.map(({ subject, bytes, own, ceiling, ratio }) => {
      return [
        subject.name,
        bytes,
        Math.round(own.perSecond),
        Math.round(ceiling.perSecond),
        decimals(ratio.perSecond, 2),
        milliseconds(own.cpu),
        milliseconds(ceiling.cpu),
        decimals(ratio.cpu, 2),
        verdictOf(subject, ratio.perSecond),
      ];
    }),
  ),
);

console.log(`\nFresh runtimes, CPU ms, median (best), ${busy()}:`);
const cold = await measureCold(Number(values.samples));
const constantFirst = cold.find(({ name }) => name.startsWith('constant'));
console.log(
  toTextTable(
    ['', "Worker's thread", 'with helpers', `goal: constant + ${goals.firstPage}`],
    cold.map(({ name, main, all, bare }) => {
      const [own, whole] = [summarise(main, bare?.main), summarise(all, bare?.all)];
      // other work on the machine only ever adds
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

console.log(`\nFresh runtimes from start to first answer, CPU ms of all threads, ${busy()}:`);
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

console.log("\nThrough wrangler's local server (its proxy and asset Workers counted in):");
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
