/** A word or phrase of a list. */
interface ListedWord {
  text: string;
  /** Ends in '?'; each list explains its meaning. */
  guarded: boolean;
}

/** Splits a line of a list into its words and phrases. */
export function listedWords(line: string): ListedWord[] {
  return line
    .split(', ')
    .map((text) => ({ text: text.replace('?', ''), guarded: text.endsWith('?') }));
}
