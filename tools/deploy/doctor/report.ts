import type { Finding } from './finding.ts';

/** Maximum places listed per finding; the rest are counted. */
const maximumPlaces = 3;

function placesOf({ where }: Finding): string {
  const more = where.length - maximumPlaces;
  const named = where.slice(0, maximumPlaces).join(', ');
  return more > 0 ? `${named} and ${more} more (--json lists all)` : named;
}

/** Returns the lines of one finding. Findings in a row with the same remedy show it once, after the last. */
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

/** Returns the findings as plain text: errors, warnings and the verdict. */
export function report(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const verdict =
    errors.length > 0
      ? 'This must not go live yet. For a preview hidden from search engines: npm run deploy -- --sample'
      : 'Ready to go live: npm run deploy';
  return [
    ...(errors.length > 0 ? [count(errors.length, 'error'), ...errors.map(toLines), ''] : []),
    ...(warnings.length > 0
      ? [count(warnings.length, 'warning'), ...warnings.map(toLines), '']
      : []),
    verdict,
  ].join('\n');
}
