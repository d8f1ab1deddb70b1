import { type CheckedFile, type Finding, lineAt } from './finding.ts';

const unreviewed = /:\s*notReviewed\b|^reviewed: null$/gm;

/**
 * Returns a warning that lists medical texts no clinician has reviewed. Not an error: the page says so
 * itself, and blocking every deploy would tempt operators to sign texts unread.
 */
export function unreviewedTexts(files: readonly CheckedFile[]): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(unreviewed)].map(({ index }) => lineAt(file, index + 1)),
  );
  if (where.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${where.length} medical texts have no review by a clinician, and say so on their page.`,
      remedy:
        'Have a clinician read each one, in each language, then enter their name and the day in its review.',
      where,
    },
  ];
}
