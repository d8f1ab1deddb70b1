import { spawnSync } from 'node:child_process';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const lines = (text = '') => text.split('\n').filter(Boolean);

/**
 * Returns the files that differ from the last commit, as `git status` prints them, and those that git is
 * told to overlook: 'h' or 'S' (`git ls-files -v`), and '!!' for ignored sources. None outside git.
 */
export function uncommittedFiles(): string[] {
  const sources = ['src', 'client', 'public', 'tools/build', 'wrangler.toml'];
  return [
    ...lines(git('status', '--porcelain')),
    ...lines(git('ls-files', '-v')).filter((line) => /^(?:[a-z]|S) /.test(line)),
    ...lines(git('ls-files', '--others', '--ignored', '--exclude-standard', '--', ...sources))
      // not what a desktop or an editor leaves, such as .DS_Store
      .filter((file) => !/(?:^|\/)\.[^/]+$/.test(file))
      .map((file) => `!! ${file}`),
  ];
}

/** Returns the commit that is checked out (40 hex digits), or '' outside git. */
export function currentCommit(): string {
  return git('rev-parse', 'HEAD') ?? '';
}
