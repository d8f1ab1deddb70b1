import type { FigureOrigin } from '../../../../src/facts/hospital/figures.ts';
import { legalRules } from '../../../../src/facts/legal/rules.ts';
import { daysBetween, isCalendarDay } from '../../../../src/time/days.ts';
import { type CheckedFile, type Finding, lineAt } from '../finding.ts';
import { ruleLine } from './rule-line.ts';

const law = ruleLine(legalRules.unwarrantedExpectations);

/** Days after which a count no longer says how good the hospital is. */
const maximumAgeInDays = 400;

/** Words that promise more than a hospital can keep, in both languages. */
const promises =
  /\b(?:state-of-the-art|world-class|guarantee(?:d|s)?|painless|risk-free|miracles?|100% (?:safe|success)|best hospital|hospitali bora zaidi|bila hatari yoyote|tunakuhakikishia)\b/gi;

function faultIn({ from, to, counted }: FigureOrigin, today: string): string | undefined {
  if (![from, to].every(isCalendarDay) || from > to || to > today) {
    return `the period '${from}' to '${to}' is not in the past`;
  }
  if (!Number.isInteger(counted) || counted < 1) return `nothing was counted ('${counted}')`;
  return undefined;
}

/** Checks that each published figure has a past period and a count. */
export function figureClaims(
  origins: Readonly<Record<string, FigureOrigin>>,
  today: string,
): Finding[] {
  const where = ['src/facts/hospital/papers.json'];
  return Object.entries(origins).flatMap(([name, origin]): Finding[] => {
    const fault = faultIn(origin, today);
    if (fault) {
      const remedy = 'Enter the first and last day of the count, and how many were counted.';
      return [{ level: 'error', what: `The figure '${name}': ${fault}.`, remedy, where, law }];
    }
    if (daysBetween(origin.to, today) <= maximumAgeInDays) return [];
    const what = `The figure '${name}' was last counted on ${origin.to}.`;
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
