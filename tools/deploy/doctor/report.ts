import type { Finding } from './finding.ts';

/** So many places are named; the rest are counted. */
const namedPlaces = 3;

function placesOf({ where }: Finding): string {
  const more = where.length - namedPlaces;
  const named = where.slice(0, namedPlaces).join(', ');
  return more > 0 ? `${named} and ${more} more (--json names all)` : named;
}

/** What somebody at a terminal reads of one finding; what helps against several stands below the last. */
function toLines(finding: Finding, index: number, all: readonly Finding[]): string {
  const { what, remedy, law } = finding;
  const places = placesOf(finding);
  const isLast = all[index + 1]?.remedy !== remedy;
  return [
    `  ${what}`,
    ...(places ? [`    ${places}`] : []),
    ...(law ? [`    Law: ${law}`] : []),
    ...(isLast ? [`    -> ${remedy}`] : []),
  ].join('\n');
}

/** `1 error`, `2 errors`. */
function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Findings as plain text: errors, warnings, and what follows from them. */
export function report(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const verdict =
    errors.length > 0
      ? 'This must not go live yet. A preview that no search engine lists: npm run deploy -- --sample'
      : 'Nothing stands in the way: npm run deploy';
  return [
    ...(errors.length > 0 ? [count(errors.length, 'error'), ...errors.map(toLines), ''] : []),
    ...(warnings.length > 0
      ? [count(warnings.length, 'warning'), ...warnings.map(toLines), '']
      : []),
    verdict,
  ].join('\n');
}
