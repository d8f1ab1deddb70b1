import { parseArgs } from 'node:util';
import { startBuiltWorker } from '../../run/built-worker.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { median } from '../quantile.ts';

import { categories, type Judgement, judgePage, launchForLighthouse } from './judge-page.ts';

/*
 * npm run lighthouse [-- --runs 5 path …]: prints the median of several Lighthouse runs for every page,
 * or the paths given, against the built Worker. Its text is compressed with gzip, at the edge with brotli.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new RangeError(`--runs is '${values.runs}': give a whole number from 1`);

const { origin, stop } = await startBuiltWorker();
const paths = positionals.length > 0 ? positionals : await pagePaths(origin);
const rows: object[] = [];
const failures = new Set<string>();
for (const path of paths) {
  const judgements: Judgement[] = [];
  for (let run = 0; run < runs; run += 1) {
    // a new browser, so that its cache is empty
    const { port, close } = await launchForLighthouse();
    try {
      judgements.push(await judgePage(origin + path, port));
    } finally {
      await close();
    }
  }
  const middle = (pick: (judgement: Judgement) => number) => median(judgements.map(pick));
  const row = [
    path,
    ...categories.map((category) => middle(({ scores }) => scores[category] ?? 0)),
    (middle(({ paint }) => paint) / 1000).toFixed(2),
    middle(({ shift }) => shift).toFixed(3),
    Math.round(middle(({ blocking }) => blocking)),
    Math.round(middle(({ machine }) => machine)),
  ];
  rows.push(row);
  for (const failure of judgements.flatMap((one) => one.failures))
    failures.add(`${path} ${failure}`);
  console.log(row.join('  '));
}
await stop();

console.log(`\nMedian of ${runs}, mobile, simulated slow 4G\n`);
console.table(rows);
if (failures.size > 0) console.log(`\nAudits that lowered a score\n${[...failures].join('\n')}`);
