import { spawnSync } from 'node:child_process';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the files that differ from the last commit, as `git status` prints them; none outside git. */
export function uncommittedFiles(): string[] {
  return (git('status', '--porcelain') ?? '').split('\n').filter(Boolean);
}

/** Returns the commit that is checked out (40 hex digits), or '' outside git. */
export function currentCommit(): string {
  return git('rev-parse', 'HEAD') ?? '';
}
