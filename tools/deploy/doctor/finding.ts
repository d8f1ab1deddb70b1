/** Something to fix or check before the site goes live. */
export interface Finding {
  /** Errors block a deploy. Warnings don't: the page says so itself, or misleads no visitor. */
  level: 'error' | 'warning';
  /** Whether it blocks a preview, too. */
  blocksPreview?: true;
  /** The problem, as a sentence. */
  what: string;
  /** The fix, as a sentence. */
  remedy: string;
  /** The legal rule with its source, on one line. */
  law?: string;
  /** Paths from the project's root, with a line if known: 'src/facts/hospital/hospital.json:14'. */
  where: readonly string[];
}

/** Returns an error; see `Finding` for the arguments. */
export const errorOf = (what: string, remedy: string, where: readonly string[]): Finding => ({
  level: 'error',
  what,
  remedy,
  where,
});

/** A file that a check reads. */
export interface CheckedFile {
  /** From the project's root, separated by '/'. */
  path: string;
  text: string;
}

/** Returns the path and line of a position in a file's text: 'src/facts/hospital/hospital.json:14'. */
export function lineAt({ path, text }: CheckedFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}

/** Returns a warning that lists where texts match `pattern`; `what` has the number of places for '#'. */
export function warnOfMatches(
  files: readonly CheckedFile[],
  pattern: RegExp,
  what: string,
  remedy: string,
): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(pattern)].map(({ index }) => lineAt(file, index)),
  );
  if (where.length === 0) return [];
  return [{ level: 'warning', what: what.replace('#', `${where.length}`), remedy, where }];
}
