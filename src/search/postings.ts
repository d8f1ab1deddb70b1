/** Where a term stands, and how much it weighs there. */
export interface Posting {
  /** Numbers of sections, rising. */
  sections: readonly number[];
  weights: readonly number[];
}

/** Weights are kept in as many steps as there are letters, finer where they are small. */
const steps = 25;
const stepsPerDoubling = 6;
const firstLetter = 65;

/**
 * A posting in a few characters: for each section how far on it is (base 36, nothing for the next
 * one) and a capital letter for the weight. 'A2C' is the first section and the third.
 */
export function packPosting(sections: readonly number[], weights: readonly number[]): string {
  let last = -1;
  return sections
    .map((section, at) => {
      const step = Math.round(Math.log2(1 + (weights[at] ?? 0)) * stepsPerDoubling);
      const letter = String.fromCharCode(firstLetter + Math.min(step, steps));
      const distance = section - last;
      last = section;
      return (distance === 1 ? '' : distance.toString(36)) + letter;
    })
    .join('');
}

/** What `packPosting` packed. */
export function unpackPosting(packed: string): Posting {
  const sections: number[] = [];
  const weights: number[] = [];
  let last = -1;
  for (const [, distance = '', letter = 'A'] of packed.matchAll(/([0-9a-z]*)([A-Z])/g)) {
    last += distance ? Number.parseInt(distance, 36) : 1;
    sections.push(last);
    weights.push(2 ** ((letter.charCodeAt(0) - firstLetter) / stepsPerDoubling) - 1);
  }
  return { sections, weights };
}
