import { parseArgs } from 'node:util';
import { everyKind, measureLoad } from './measure-load.ts';

/*
 * npm run load [-- --seconds 60 --warm-up 10]: runs the built Worker at full load in workerd. Exits with
 * 1 on a single failed response, or if memory keeps growing after the warm-up.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '10' },
  },
});
const maximumGrowth = 0.05;

const load = await measureLoad(everyKind, {
  seconds: Number(values.seconds),
  warmUpSeconds: Number(values['warm-up']),
});
const perSecond = Math.round((load.responses / load.milliseconds) * 1000);
console.log(
  `${load.responses} responses in ${Math.round(load.milliseconds / 1000)} s (${perSecond} per second), ${load.failures} failed`,
);
console.log(`memory in MB, per second: ${load.memory.map((size) => size.toFixed(0)).join(' ')}`);
console.log(`growth from the first third to the last: ${(load.growth * 100).toFixed(1)} %`);
if (load.failures > 0 || !load.survived || load.growth > maximumGrowth) process.exitCode = 1;
