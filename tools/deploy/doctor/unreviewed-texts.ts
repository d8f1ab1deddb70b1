import { type CheckedFile, type Finding, warnOfMatches } from './finding.ts';

const unreviewed = /:\s*notReviewed\b|^reviewed: null$/gm;

/**
 * Returns a warning that lists medical texts no clinician has reviewed. Not an error: the page says so
 * itself, and blocking every deploy would tempt operators to sign texts unread.
 */
export const unreviewedTexts = (files: readonly CheckedFile[]): Finding[] =>
  warnOfMatches(
    files,
    unreviewed,
    '# medical texts have no review by a clinician, and say so on their page.',
    'Have a clinician read each one, in each language, then enter their name and the day in its review.',
  );
