import { Fragment } from 'react';
import { site } from '../../facts/hospital/site.ts';

/** A figure: 7, 2.5, 25,000, 16:00, 140/90. */
const figure = '\\d(?:[\\d.,:/]*\\d)?(?: [AP]M\\b)?';
const unit =
  '(?:mcg|mg|kg|g|ml|litres?|mmol/L|mg/dl|g/dl|mmHg|IU|kcal|°C|mm|cm|km|metres?|per cent|%)(?![\\w/])';

/**
 * What never breaks: e-mail addresses, names of hosts, telephone numbers, words such as X-ray and
 * high-risk whose first part alone says nothing, days from one to another ('Mon-Fri'), and figures
 * with what belongs to them: currency before, the other end of the range, the unit behind.
 */
const runs = new RegExp(
  [
    '([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '(?:[\\w-]+\\.)+(?:com|ke|me|org)\\b',
    '\\+?\\d[\\d]*(?: \\d{3}){2,4}\\b',
    '\\b(?:X|high|six)-[a-z]+',
    '\\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\\b',
    `(?:(?:${site.currency}|${site.currencySign}) )?${figure}(?:-${figure})?(?: ${unit})?)`,
  ].join('|'),
);

/** From this many characters on a run may be wider than a phone's column of large letters. */
const long = 12;

/**
 * The parts of a text: every second one is a run that must stand on one line. What has no place to
 * break, such as a figure alone, is no run.
 */
function splitRuns(text: string): string[] {
  const parts = [''];
  for (const [index, part] of text.split(runs).entries()) {
    if (index % 2 === 1 && /[^\d.,:/]/.test(part)) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

function classOf(run: string): string {
  if (/[a-z]\.[a-z]/i.test(run)) return 'mail-address';
  return run.length < long ? 'whitespace-nowrap' : 'unbroken';
}

/**
 * Text whose amounts, hours, telephone numbers, addresses and figures with units stay on one line,
 * with the same letters.
 */
export function UnbrokenText({ text }: { text: string }) {
  return splitRuns(text).map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className={classOf(part)}>
        {part}
      </span>
    );
  });
}
