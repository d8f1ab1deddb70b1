import { spawnSync } from 'node:child_process';

function git(args: readonly string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', input });
  return status === 0 ? stdout.trim() : undefined;
}

const lines = (text = '') => text.split('\n').filter(Boolean);

/** What ends up on the site. */
const sources = ['src', 'client', 'public', 'tools/build', 'wrangler.toml'];

/** Returns the sources whose bytes are not those of the commit, whatever a filter of git makes of them. */
function changedBehindFilters(): string[] {
  const committed = lines(git(['ls-tree', '-r', 'HEAD', '--', ...sources])).map((line) => {
    const [entry = '', path = ''] = line.split('\t');
    return { path, hash: entry.split(' ')[2] };
  });
  const paths = committed.map(({ path }) => path).join('\n');
  const onDisk = lines(git(['hash-object', '--no-filters', '--stdin-paths'], paths));
  return committed
    .filter(({ hash }, index) => onDisk.length > 0 && hash !== onDisk[index])
    .map(({ path }) => ` M ${path}`);
}

/**
 * Returns the files that differ from the last commit, as `git status` prints them, and those that git is
 * told to overlook: 'h' or 'S' (`git ls-files -v`), and '!!' for ignored sources. The settings of this
 * machine's git change nothing. None outside git.
 */
export function uncommittedFiles(): string[] {
  const status = lines(git(['status', '--porcelain', '--untracked-files=all']));
  return [
    ...status,
    ...lines(git(['ls-files', '-v'])).filter((line) => /^(?:[a-z]|S) /.test(line)),
    ...(status.length === 0 ? changedBehindFilters() : []),
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
