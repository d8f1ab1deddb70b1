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
