import { parseArgs } from 'node:util';
import { everyKind, measureLoad } from './measure-load.ts';

/*
 * npm run load [-- --seconds 60 --warm-up 10]: the built Worker at full load in the local runtime.
 * Fails on a single failed answer, and where memory goes on growing after the warm-up.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '10' },
  },
});
const mostGrowth = 0.05;

const load = await measureLoad(everyKind, {
  seconds: Number(values.seconds),
  warmUpSeconds: Number(values['warm-up']),
});
const perSecond = Math.round((load.answers / load.milliseconds) * 1000);
console.log(
  `${load.answers} answers in ${Math.round(load.milliseconds / 1000)} s (${perSecond} a second), ${load.failures} failed`,
);
console.log(`memory of the runtime in MB: ${load.memory.map((size) => size.toFixed(0)).join(' ')}`);
console.log(`growth from the first third to the last: ${(load.growth * 100).toFixed(1)} %`);
if (load.failures > 0 || !load.survived || load.growth > mostGrowth) process.exitCode = 1;
