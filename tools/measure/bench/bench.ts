import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { toTextTable } from '../text-table.ts';
import { measureAssets } from './measure-assets.ts';
import { measureCold, summarise } from './measure-cold.ts';
import { measureFresh } from './measure-fresh.ts';
import { measureWarm } from './measure-warm.ts';

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
const goals = { warmRatio: 0.95, freshRatio: 1.8, coldRender: 3, startUp: 30 };

const decimals = (value: number, digits: number) => value.toFixed(digits);
const milliseconds = (value: number) => decimals(value, value < 1 ? 3 : 1);
const busy = () => `load average ${decimals(loadavg()[0] ?? 0, 1)}`;
const verdict = (reached: boolean) => (reached ? 'reached' : 'MISSED');

console.log(`Warm, beside a constant answer of the same bytes (the ceiling), ${busy()}:`);
const warm = await measureWarm(seconds);
console.log(
  toTextTable(
    ['request', 'bytes', 'req/s', 'ceiling', 'ratio', 'CPU ms', 'ceiling', 'ratio', 'goal 0.95'],
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
        subject.page ? verdict(ratio.perSecond >= goals.warmRatio) : '',
      ];
    }),
  ),
);

console.log(`\nFresh runtimes, CPU ms, median (best), ${busy()}:`);
const cold = await measureCold(Number(values.samples));
const goalOf = (name: string) =>
  name.startsWith('start-up') ? goals.startUp : name.startsWith('home') ? goals.coldRender : 0;
console.log(
  toTextTable(
    ['', "Worker's thread", 'with helpers', 'goal', ''],
    cold.map(({ name, main, all, bare }) => {
      const [own, whole] = [summarise(main, bare?.main), summarise(all, bare?.all)];
      const goal = goalOf(name);
      return [
        name,
        `${decimals(own.middle, 1)} (${decimals(own.best, 1)})`,
        `${decimals(whole.middle, 1)} (${decimals(whole.best, 1)})`,
        goal ? `< ${goal}` : '',
        // other work on the machine only ever adds
        goal ? verdict(own.best < goal) : '',
      ];
    }),
  ),
);

console.log(`\nFresh runtimes from start to first answer, CPU ms of all threads, ${busy()}:`);
const fresh = await measureFresh(Number(values.samples));
console.log(
  toTextTable(
    ['', 'start', 'home', 'both', 'ratio', 'goal 1.8', 'MB after all pages'],
    fresh.map(({ name, start, first, whole, ratio, memory }) => [
      name,
      ...[start, first, whole].map((cost) => decimals(cost, 1)),
      decimals(ratio, 2),
      name === 'this site' ? verdict(ratio <= goals.freshRatio) : '',
      Math.round(memory),
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
