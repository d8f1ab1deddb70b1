import { startBuiltWorker } from '../../run/built-worker.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { toTextTable } from '../text-table.ts';
import { checks } from './checks.ts';
import { CannotTry, type Engine, EngineMissing } from './engine.ts';
import { launchChromiumEngine, launchFirefox } from './puppeteer-engine.ts';
import { launchWebKit } from './webkit-engine.ts';

/*
 * npm run engines [-- Firefox …]: the core of the browser tests in every engine on this machine (or
 * those named), against the built Worker, as a table. Ends with 1 where a check fails, and where
 * neither Firefox nor WebKit is there: Chromium alone says nothing that the tests do not.
 */
const launchers = {
  Chromium: launchChromiumEngine,
  Firefox: launchFirefox,
  WebKit: launchWebKit,
} as const;

type EngineName = keyof typeof launchers;
const names = Object.keys(launchers) as EngineName[];
const asked = process.argv.slice(2);
const wanted = names.filter((name) => asked.length === 0 || asked.includes(name));
if (wanted.length === 0) throw new RangeError(`one of ${names.join(', ')}, not ${asked.join()}`);

const { origin, stop } = await startBuiltWorker();
const paths = await pagePaths(origin);
/** By engine: what each check came to; undefined where the engine is not here. */
const results = new Map<EngineName, Map<string, string>>();
const notes = ['What the console says is heard in Chromium and Firefox alone.'];
let failed = false;

type Check = keyof typeof checks;

/** What a check came to in an engine, in a word; the reason goes below the table. */
async function judge(engine: Engine, check: Check): Promise<string> {
  const tab = await engine.openTab();
  try {
    await checks[check]({ tab, origin, paths });
    return 'yes';
  } catch (error) {
    const { message } = error as Error;
    notes.push(`${engine.name}, ${check}: ${message || 'the tab crashed'}`);
    if (error instanceof CannotTry) return 'not tried';
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
    notes.push(`${name} is not on this machine: ${error.message}`);
    continue;
  }
  console.log(engine.name);
  const verdicts = new Map<string, string>();
  results.set(name, verdicts);
  for (const check of Object.keys(checks) as Check[]) {
    const verdict = await judge(engine, check);
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
