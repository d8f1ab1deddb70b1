import { parseArgs } from 'node:util';
import confirmed from '../../../src/facts/confirmations.json' with { type: 'json' };
import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import { examine, examineBeforeDeploy } from './examine.ts';
import { toCsv, toMarkdown } from './facts/fact-table.ts';
import { loadFacts } from './facts/load-facts.ts';
import { report } from './report.ts';

/* `npm run doctor`: lists what to fix before this checkout goes live; exits with 1 on an error. With
 * `--brief` it asks nothing of the network and leaves out the laws; with `--table` (Markdown) or `--csv` it prints every fact instead. */
const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    table: { type: 'boolean' },
    csv: { type: 'boolean' },
    brief: { type: 'boolean' },
  },
});

if (options.table || options.csv) {
  const { records } = await loadFacts();
  const print = options.csv ? toCsv : toMarkdown;
  // without a byte order mark Excel reads '°C' as two other characters
  console.log((options.csv ? '\uFEFF' : '') + print(records, confirmed.confirmations));
} else {
  const today = kenyanDay(Date.now());
  const findings = await (options.brief ? examine(today) : examineBeforeDeploy(today));
  console.log(options.json ? JSON.stringify(findings, null, 2) : report(findings, options.brief));
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
}
