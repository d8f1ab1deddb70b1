import { startBuiltWorker } from '../../run/built-worker.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { toTextTable } from '../text-table.ts';
import { checks } from './checks.ts';
import { type Engine, EngineMissing, NotSupported } from './engine.ts';
import { launchChromiumEngine, launchFirefox } from './puppeteer-engine.ts';
import { launchWebKit } from './webkit-engine.ts';

/*
 * npm run engines [-- Firefox …]: runs core browser checks against the built Worker in every installed
 * engine, or those named, and prints a table. Exits with 1 if a check fails, or if neither Firefox nor
 * WebKit is installed: Chromium is already tested by `npm test`.
 */
const launchers = {
  Chromium: launchChromiumEngine,
  Firefox: launchFirefox,
  WebKit: launchWebKit,
} as const;

type EngineName = keyof typeof launchers;
const names = Object.keys(launchers) as EngineName[];
const requested = process.argv.slice(2);
const wanted = names.filter((name) => requested.length === 0 || requested.includes(name));
if (wanted.length === 0)
  throw new RangeError(`unknown engine '${requested.join(' ')}': use ${names.join(', ')}`);

const { origin, stop } = await startBuiltWorker();
const paths = await pagePaths(origin);
/** Results of each check, by engine; no entry if the engine is not installed. */
const results = new Map<EngineName, Map<string, string>>();
const notes = ['Console messages are checked in Chromium and Firefox only.'];
let failed = false;

type Check = keyof typeof checks;

/** Runs a check and returns its result in a word; the reason is added to the notes. */
async function runCheck(engine: Engine, check: Check): Promise<string> {
  const tab = await engine.openTab();
  try {
    await checks[check]({ tab, origin, paths });
    return 'yes';
  } catch (error) {
    const { message } = error as Error;
    notes.push(`${engine.name}, ${check}: ${message || 'the tab crashed'}`);
    if (error instanceof NotSupported) return 'not supported';
    failed = true;
    return 'NO';
  } finally {
    await tab.close();
  }
}

for (const name of wanted) {
  let engine: Engine;
  try {
    engine = await launchers[name]();
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    notes.push(`${name} is not installed: install ${error.message}`);
    continue;
  }
  console.log(engine.name);
  const verdicts = new Map<string, string>();
  results.set(name, verdicts);
  for (const check of Object.keys(checks) as Check[]) {
    const verdict = await runCheck(engine, check);
    verdicts.set(check, verdict);
    console.log(`  ${check}: ${verdict}`);
  }
  await engine.close();
}
await stop();

const tried = [...results.keys()];
const rows = Object.keys(checks).map((check) => [
  check,
  ...tried.map((name) => results.get(name)?.get(check) ?? ''),
]);
console.log(`\n${toTextTable(['', ...tried], rows)}`);
console.log(`\n${notes.join('\n')}`);
if (failed || !tried.some((name) => name !== 'Chromium')) process.exitCode = 1;
