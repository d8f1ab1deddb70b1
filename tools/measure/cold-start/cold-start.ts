import { parseArgs } from 'node:util';
import { toTextTable } from '../text-table.ts';
import { measureColdStart } from './measure-cold-start.ts';

/*
 * npm run cold-start [-- --samples 15]: CPU of the first request to a fresh isolate, by kind. A busy
 * machine adds to every figure, so compare the ratios within one run.
 */
const { values } = parseArgs({ options: { samples: { type: 'string', default: '15' } } });

const rows = await measureColdStart(Number(values.samples));
const form = rows.find(({ name }) => name === 'rendered form page')?.request ?? Number.NaN;
console.log(
  toTextTable(
    ['first request of a fresh isolate', 'start, CPU ms', 'request, CPU ms', 'to a form page'],
    rows.map(({ name, start, request }) => [
      name,
      start.toFixed(1),
      request.toFixed(1),
      (request / form).toFixed(2),
    ]),
  ),
);
