import { spawnSync } from 'node:child_process';
import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { examine } from './doctor/examine.ts';
import { report } from './doctor/report.ts';
import { withSampleDeployment } from './sample-deployment.ts';

/** Runs a command with its output on this terminal. Throws if it fails. */
function run(command: string, args: readonly string[]): void {
  console.log(`\n== ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // npm and npx are shell scripts on Windows
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/* `npm run deploy`: runs the doctor and the content tests, builds and uploads. '--sample' uploads a
 * preview instead; other arguments go to `wrangler deploy`. */
const isSample = process.argv.includes('--sample');
const further = process.argv.slice(2).filter((argument) => argument !== '--sample');

try {
  if (!isSample) {
    const findings = await examine(kenyanDay(Date.now()));
    console.log(report(findings));
    if (findings.some(({ level }) => level === 'error')) {
      throw new Error('fix the errors above first');
    }
  }
  // under a minute: facts, words, sources and links; CI runs the rest
  run('npx', ['vitest', 'run', '--project', 'node', '--reporter', 'dot']);
  run('npm', ['run', 'build']);
  if (isSample) {
    withSampleDeployment((config) =>
      run('npx', ['wrangler', 'deploy', '--config', config, ...further]),
    );
  } else {
    run('node', ['tools/deploy/keep-deployed-assets.ts']);
    run('npx', ['wrangler', 'deploy', ...further]);
  }
} catch (error) {
  console.error(`\nNot deployed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
