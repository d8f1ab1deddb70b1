import { expect } from 'vitest';

/** Where staff write: articles, in their files or as the module of words, and JSON files of facts. */
const byStaff =
  /^(?:\S+\.(?:md|json): |articles |(?:staff|doctors|people|directions)[ :]|\/(?:medical-)?blog\/)/;

/**
 * Expects no fault of style in the code, and prints those in what staff edit: a correction must reach
 * a patient although it has a curly quote or a long sentence. Each fault begins with its place.
 */
export function expectStyle(faults: readonly string[]): void {
  const own = faults.filter((fault) => byStaff.test(fault));
  if (own.length > 0) console.warn(`To improve when you can:\n${own.join('\n')}`);
  expect(faults.filter((fault) => !byStaff.test(fault))).toEqual([]);
}
