import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mapsOrigin } from '../../src/facts/hospital/contact/map.ts';
import { portraitHost } from '../../src/facts/people/patient-records.ts';
import { startBuiltWorker } from '../run/built-worker.ts';
import { freePort } from '../run/free-port.ts';
import { launchChromium } from '../run/launch-chromium.ts';
import { pagePaths } from '../run/page-paths.ts';

/*
 * npm run lighthouse [-- path …]: Lighthouse's scores for every page, or the paths given, against the
 * built Worker, as a mid-range phone on simulated slow 4G. npm fetches Lighthouse on the first run.
 */

/** The part of Lighthouse's report that is printed. */
interface Report {
  categories: Readonly<Record<string, { title: string; score: number | null }>>;
  audits: Readonly<Record<string, { title: string; score: number | null }>>;
}

async function judge(url: string): Promise<Report> {
  const port = await freePort();
  // a new browser, so that its cache is empty
  const browser = await launchChromium({ more: [`--remote-debugging-port=${port}`] });
  // no requests to other hosts
  const blocked = [mapsOrigin, portraitHost].map((host) => `--blocked-url-patterns=${host}/*`);
  const flags = [`--port=${port}`, '--output=json', '--quiet', ...blocked];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@13.5.0', url, ...flags],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  ).finally(() => browser.close());
  return JSON.parse(stdout);
}

const { origin, stop } = await startBuiltWorker();
const requested = process.argv.slice(2);
for (const path of requested.length > 0 ? requested : await pagePaths(origin)) {
  const { categories, audits } = await judge(origin + path);
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${score}`);
  const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(`${path}: ${scores.join(', ')}`);
  for (const { title } of failed) console.log(`  ${title}`);
}
await stop();
