import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { examineBeforeDeploy } from './doctor/examine.ts';
import { report } from './doctor/report.ts';
import { wranglerLogin } from './doctor/wrangler-login.ts';
import { uncommittedFiles } from './git-state.ts';
import { withSampleDeployment } from './sample-deployment.ts';

/** Runs a command with its output on this terminal. Throws if it fails. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  console.log(`\n== ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // npm and npx are shell scripts on Windows
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Throws unless the checkout may go live: everything committed, and no error of the doctor. */
async function checkLiveSite(): Promise<void> {
  const changed = uncommittedFiles();
  if (changed.length > 0) {
    throw new Error(`commit or remove these changes first:\n${changed.join('\n')}`);
  }
  const findings = await examineBeforeDeploy(kenyanDay(Date.now()));
  console.log(report(findings));
  if (findings.some(({ level }) => level === 'error')) {
    throw new Error('fix the errors above first');
  }
}

/*
 * `npm run deploy`: runs the doctor and the tests of content, builds and uploads. `--sample` uploads a
 * preview, `--built` the build in dist that was just tested, `--dry-run` nothing. No option reaches
 * wrangler, because --config, --env, --name, --var or --domain could put something live that the doctor
 * has not seen.
 */
try {
  const { values } = parseArgs({
    options: {
      sample: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const further = values['dry-run'] ? ['--dry-run'] : [];
  if (!values.sample) await checkLiveSite();
  else if (!values['dry-run']) {
    const [login] = await wranglerLogin();
    if (login?.level === 'error') throw new Error(`${login.what} ${login.remedy}`);
  }
  if (!values.built) {
    // under a minute: facts, words, sources and links; CI runs the rest
    run('npx', ['vitest', 'run', '--project', 'node', '--reporter', 'dot']);
    // the pages of a preview say that they are one
    run('npm', ['run', 'build'], values.sample ? { INDEXING: 'off' } : {});
  }
  if (values.sample) {
    withSampleDeployment((config) =>
      run('npx', ['wrangler', 'deploy', '--config', config, ...further]),
    );
  } else {
    run('node', ['tools/deploy/keep-deployed-assets.ts']);
    // named, so that wrangler takes no other file; its [build] command checks once more
    run('npx', ['wrangler', 'deploy', '--config', 'wrangler.toml', ...further]);
  }
} catch (error) {
  console.error(`\nNot deployed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
