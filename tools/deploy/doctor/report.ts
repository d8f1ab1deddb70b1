import type { Finding } from './finding.ts';

/** Maximum places listed per finding; the rest are counted. */
const maximumPlaces = 3;

function placesOf({ where }: Finding): string {
  const more = where.length - maximumPlaces;
  const named = where.slice(0, maximumPlaces).join(', ');
  return more > 0 ? `${named} and ${more} more (--json lists all)` : named;
}

/** Returns the lines of one finding. Findings in a row with the same remedy show it once, after the last. */
function toLines(
  finding: Finding,
  index: number,
  all: readonly Finding[],
  isBrief: boolean,
): string {
  const { what, remedy, law } = finding;
  const places = placesOf(finding);
  const isLast = all[index + 1]?.remedy !== remedy;
  return [
    `  ${what}`,
    ...(places ? [`    ${places}`] : []),
    ...(law && !isBrief ? [`    Law: ${law}`] : []),
    ...(isLast ? [`    -> ${remedy}`] : []),
  ].join('\n');
}

/** Returns the findings as plain text: three lists and the verdict. */
export function report(findings: readonly Finding[], isBrief = false): string {
  const errors = findings.filter(({ level }) => level === 'error');
  const ofPreview = errors.filter(({ blocksPreview }) => blocksPreview);
  const lists: readonly [string, readonly Finding[]][] = [
    ['Blocks a preview, too', ofPreview],
    ['Blocks going live', errors.filter(({ blocksPreview }) => !blocksPreview)],
    ['Can wait', findings.filter(({ level }) => level === 'warning')],
  ];
  const verdict =
    errors.length > 0
      ? 'This must not go live yet. For a preview hidden from search engines: npm run deploy -- --sample'
      : 'Ready to go live: npm run deploy';
  return [
    ...lists.flatMap(([title, found]) => [
      `${title}: ${found.length}`,
      ...found.map((each, index) => toLines(each, index, found, isBrief)),
      '',
    ]),
    verdict,
  ].join('\n');
}
