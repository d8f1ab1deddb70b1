import { spawnSync } from 'node:child_process';

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const lines = (text = '') => text.split('\n').filter(Boolean);

/** What ends up on the site. */
const sources = ['src', 'client', 'public', 'tools/build', 'wrangler.toml'];

/**
 * Returns the files that differ from the last commit, as `git status` prints them, and those that git is
 * told to overlook: 'h' or 'S' (`git ls-files -v`), and '!!' for ignored sources. None outside git.
 */
export function uncommittedFiles(): string[] {
  return [
    ...lines(git(['status', '--porcelain', '--untracked-files=all'])),
    ...lines(git(['ls-files', '-v'])).filter((line) => /^(?:[a-z]|S) /.test(line)),
    ...lines(git(['ls-files', '--others', '--ignored', '--exclude-standard', '--', ...sources]))
      // not what a desktop or an editor leaves, such as .DS_Store
      .filter((file) => !/(?:^|\/)\.[^/]+$/.test(file))
      .map((file) => `!! ${file}`),
  ];
}

/** Returns the commit that is checked out (40 hex digits), or '' outside git. */
export function currentCommit(): string {
  return git(['rev-parse', 'HEAD']) ?? '';
}

/** Returns the files that differ between two commits; undefined if git does not know one of them. */
export function changedFiles(from: string, to: string): string[] | undefined {
  const names = git(['diff', '--name-only', '--no-renames', from, to]);
  return names === undefined ? undefined : lines(names);
}
