import type { FigureOrigin } from '../../../../src/facts/hospital/figures.ts';
import { legalRules } from '../../../../src/facts/legal/rules.ts';
import { daysBetween } from '../../../../src/time/days.ts';
import { type CheckedFile, type Finding, lineAt } from '../finding.ts';
import { ruleLine } from './rule-line.ts';

const law = ruleLine(legalRules.unwarrantedExpectations);

/** Days after which a count no longer says how good the hospital is. */
const maximumAgeInDays = 400;

/** Words that promise more than a hospital can keep, in both languages. */
const promises =
  /\b(?:state-of-the-art|world-class|guarantee(?:d|s)?|painless|risk-free|miracles?|100% (?:safe|success)|best hospital|hospitali bora zaidi|bila hatari yoyote|tunakuhakikishia)\b/gi;

/** Checks that each published figure was counted in the past, not long ago. */
export function figureClaims(
  origins: Readonly<Record<string, FigureOrigin>>,
  today: string,
): Finding[] {
  const where = ['src/facts/hospital/papers.json'];
  return Object.entries(origins).flatMap(([name, { to }]): Finding[] => {
    if (to > today) {
      const what = `The figure '${name}': its period ends on ${to}, which is not in the past.`;
      return [{ level: 'error', what, remedy: 'Enter the last day of the count.', where, law }];
    }
    if (daysBetween(to, today) <= maximumAgeInDays) return [];
    const what = `The figure '${name}' was last counted on ${to}.`;
    return [{ level: 'warning', what, remedy: 'Count again, or remove the figure.', where, law }];
  });
}

/** Returns a warning that lists texts with such promises. */
export function promisesInWords(files: readonly CheckedFile[]): Finding[] {
  const found = files.flatMap((file) =>
    [...file.text.matchAll(promises)].map(({ index, 0: text }) => ({
      text,
      place: lineAt(file, index),
    })),
  );
  if (found.length === 0) return [];
  const texts = [...new Set(found.map(({ text }) => `'${text}'`))].join(', ');
  return [
    {
      level: 'warning',
      what: `Texts promise more than a hospital can keep: ${texts}.`,
      remedy: 'Say what you have and do instead, or ask a lawyer.',
      where: found.map(({ place }) => place),
      law,
    },
  ];
}
