import { spawnSync } from 'node:child_process';
import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { currentCommit, uncommittedFiles } from './artifact/git-state.ts';
import { unpackArtifact } from './artifact/pack.ts';
import { type DeployOptions, readDeployOptions } from './deploy-options.ts';
import { examineBeforeDeploy } from './doctor/examine.ts';
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

/** Puts the build to upload into dist: the gate's, or one of its own after the tests of content. */
function prepareBuild({ artifact }: DeployOptions): void {
  if (artifact) {
    const { file, digest } = artifact;
    unpackArtifact(file, 'dist', { digest, commit: currentCommit() });
    console.log(`\n${file} has the digest ${digest}`);
    return;
  }
  // under a minute: facts, words, sources and links; CI runs the rest
  run('npx', ['vitest', 'run', '--project', 'node', '--reporter', 'dot']);
  run('npm', ['run', 'build']);
}

/* `npm run deploy`: runs the doctor, builds or takes the gate's artifact, and uploads. */
try {
  const options = readDeployOptions(process.argv.slice(2));
  const further = options.dryRun ? ['--dry-run'] : [];
  if (!options.sample) await checkLiveSite();
  prepareBuild(options);
  if (options.sample) {
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
