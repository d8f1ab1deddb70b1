import { Fragment } from 'react';
import { site } from '../../facts/hospital/site.ts';

/** Matches a figure: 7, 2.5, 25,000, 140/90, 4:00 pm, 9:00 asubuhi. */
const figure =
  '\\d(?:[\\d.,:/]*\\d)?(?: (?:[APap][Mm]|alfajiri|asubuhi|mchana|alasiri|jioni|usiku)\\b)?';
const unit =
  '(?:mcg|mg|kg|g|ml|litres?|mmol/L|mg/dl|g/dl|mmHg|IU|kcal|°C|mm|cm|km|metres?|per cent|%|' +
  'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times|clinics?|reviews?)(?![\\w/])';
/** The months, which stay with their day and year: '28 November 2026'. */
const month = '(?:Jan|Feb|Ma[chry]|Mei|Ap?r|Ju[nl]|Aug|Ago|Sep|O[ck]t|Nov|De[cs])[a-z]*';
/** Swahili says the unit first: 'siku 2', 'wiki ya 12'. */
const unitFirst =
  '\\b(?:sekunde|dakika|saa|siku|usiku|wiki|miezi|miaka|mara|sentimita|kilomita|lita)(?: ya)? ';
/** The days before their hours: 'Sat 9:00 am', 'Mon-Fri 8:00 am'. */
const days = '\\b[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})? (?=\\d+:)';

/**
 * Matches runs of text that must not wrap: email addresses, host names, phone numbers, words such
 * as X-ray and high-risk, '(saa nne)', ranges of days ('Mon-Fri'), names ('Nairobi-Nakuru'), and figures with
 * their currency, range and unit.
 */
const runs = new RegExp(
  [
    '([\\w.+-]+@[\\w.-]+\\w',
    '[\\w.-]+\\.(?:com|ke|me|org)\\b',
    '\\+?\\d+(?: \\d{3}){2,4}\\b',
    '\\bDr\\. \\w+',
    '\\(saa \\w+\\)',
    `(?:(?:${site.currency}|${site.currencySign}) |${unitFirst}|${days})?${figure}(?:(?:-| to (?=\\d+:))${figure})?(?: ${unit}| ${month}(?: \\d{4})?)?`,
    '\\b(?:(?:X|high|six|check|long|[A-Z][a-z]{2})-\\w+|[A-Z][a-z]+-[A-Z][a-z]+))',
  ].join('|'),
);

/** The length from which a run may be wider than a phone's column with large text. */
const longRun = 12;

/**
 * Returns whether a run needs an element: it may be too wide, as '1:00 mchana' in a page's largest
 * words, or it may break elsewhere than at a space.
 */
function needsElement(run: string): boolean {
  return run.length >= longRun || /[-@/]|[a-z]\.[a-z]|:\d\d [a-z]{5}/i.test(run);
}

/**
 * Splits a text so that every second part is a run that needs an element. Other runs get no-break
 * spaces, which are fewer bytes. Text that cannot wrap anyway, such as a single figure, is not a
 * run.
 */
function splitRuns(text: string): string[] {
  const parts = [''];
  for (const [index, part] of text.split(runs).entries()) {
    const isRun = index % 2 === 1 && /[^\d.,:/]/.test(part);
    if (isRun && needsElement(part)) parts.push(part, '');
    else parts[parts.length - 1] += isRun ? part.replaceAll(' ', '\u00a0') : part;
  }
  return parts;
}

function classOf(run: string): string {
  if (/[a-z]\.[a-z]/i.test(run)) return 'mail-address';
  // '140/90 mmHg' is wider than a column in a list with large text
  return run.length < longRun - 1 ? 'whitespace-nowrap' : 'unbroken';
}

/** Text whose amounts, hours, phone numbers, addresses and figures with units stay on one line. */
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
