/** Something that stands between a checkout and a live hospital. */
export interface Finding {
  /** An error must not go live; a warning may, where the site says so itself or nobody is misled. */
  level: 'error' | 'warning';
  /** What is wrong, as a sentence. */
  what: string;
  /** What to do about it, as a sentence. */
  remedy: string;
  /** The rule behind it and where to read that, as a line. */
  law?: string;
  /** Files from the project's root, with the line where one is known: 'src/facts/hospital/site.ts:14'. */
  where: readonly string[];
}

/** A file of the checkout that a check reads. */
export interface CheckedFile {
  /** From the project's root, with '/' between. */
  path: string;
  text: string;
}

/** Where a position of a file's text is: 'src/facts/hospital/site.ts:14'. */
export function placeAt({ path, text }: CheckedFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}
