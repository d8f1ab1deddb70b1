import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import { examine } from './examine.ts';
import { report } from './report.ts';

/* `npm run doctor`: lists what to fix before this checkout goes live. Exits with 1 on an error. */
const findings = await examine(kenyanDay(Date.now()));
const asJson = process.argv.includes('--json');
console.log(asJson ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
