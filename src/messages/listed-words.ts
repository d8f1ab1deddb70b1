/** A word or phrase of a list. */
export interface ListedWord {
  text: string;
  /** Ends in '?': the list explains what that means. */
  guarded: boolean;
}

/** The words and phrases of a line of a list. */
export function listedWords(line: string): ListedWord[] {
  return line
    .split(', ')
    .map((text) => ({ text: text.replace('?', ''), guarded: text.endsWith('?') }));
}
