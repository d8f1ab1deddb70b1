import { startBuiltWorker } from '../../run/built-worker.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { checks } from './checks.ts';
import { type Engine, EngineMissing } from './engine.ts';
import { launchFirefox } from './firefox-engine.ts';
import { launchWebKit } from './webkit-engine.ts';

/*
 * npm run engines [-- Firefox …]: runs core browser checks against the built Worker in Firefox and
 * WebKit, or the one named. Exits with 1 if a check fails or none of them is installed. `npm test` runs
 * in Chromium. The console of WebKit cannot be read.
 */
const launchers: Readonly<Record<string, () => Promise<Engine>>> = {
  Firefox: launchFirefox,
  WebKit: launchWebKit,
};

const requested = process.argv.slice(2);
const wanted = Object.entries(launchers).filter(
  ([name]) => requested.length === 0 || requested.includes(name),
);
const { origin, stop } = await startBuiltWorker();
const paths = await pagePaths(origin);
const verdicts: string[] = [];

for (const [name, launch] of wanted) {
  let engine: Engine;
  try {
    engine = await launch();
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    console.log(`${name} is not installed: install ${error.message}`);
    continue;
  }
  for (const [what, check] of Object.entries(checks)) {
    const tab = await engine.openTab();
    const verdict = await check({ tab, origin, paths }).then(
      () => 'yes',
      (error) => `NO: ${error.message}`,
    );
    await tab.close();
    verdicts.push(verdict);
    console.log(`${name}, ${what}: ${verdict}`);
  }
  await engine.close();
}
await stop();
if (verdicts.length === 0 || verdicts.some((verdict) => verdict.startsWith('NO')))
  process.exitCode = 1;
