import { type CheckedFile, type Finding, placeAt } from './finding.ts';

const unreviewed = /:\s*notReviewed\b|^reviewed: null$/gm;

/**
 * Texts about medicine that no clinician has read. A warning and no error: each page says so itself,
 * and a gate that nobody can pass at once is passed by signing what was not read.
 */
export function unreviewedTexts(files: readonly CheckedFile[]): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(unreviewed)].map(({ index }) => placeAt(file, index + 1)),
  );
  if (where.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${where.length} texts about medicine were read by no clinician, and say so on their page.`,
      remedy: 'Have each read, then name who and when in its review, in each language for itself.',
      where,
    },
  ];
}
