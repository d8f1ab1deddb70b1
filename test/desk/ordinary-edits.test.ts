import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { copyCheckout } from '../support/copy-checkout.ts';
import { ordinaryEdits } from './ordinary-edits.ts';

/** What may object to an edit: the tests of facts, words, articles and pictures, and the weight of the pages. */
const asked = [
  'test/desk/desk-files',
  'test/build/picture-originals',
  'test/facts/',
  'test/words/',
  'test/features/articles/',
  'test/budgets/',
];

it('thirteen edits of staff pass every check of content', () => {
  const root = copyCheckout(['src', 'client', 'test', 'tools']);
  const edits = Object.values(ordinaryEdits(root));
  expect(edits).toHaveLength(13);
  for (const edit of edits) edit();

  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
  );
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...asked];
  // edits of content bring no text that is not in the words
  vitest.push('--exclude', '**/untranslated.test.ts');
  // the gate compiles what staff have edited
  const types = ['--outDir', 'types', '--tsBuildInfoFile', 'types/info'];
  for (const args of [['node_modules/typescript/bin/tsc', '-p', 'src', ...types], vitest]) {
    const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect(run.status, run.stdout + run.stderr).toBe(0);
  }
}, 600_000);
