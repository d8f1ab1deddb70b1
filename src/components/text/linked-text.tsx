import { Fragment } from 'react';
import { helplines } from '../../facts/clinical/helplines.ts';
import { site } from '../../facts/hospital/site.ts';
import { UnbrokenText } from './unbroken-text.tsx';

/** National emergency and helpline numbers that texts name. */
const nationalNumbers = Object.values(helplines).map(({ number }) => number);

/** The text with each character that means something in a regular expression made plain. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Finds any of the numbers as they are written, never inside a longer figure. */
export function numberPattern(numbers: readonly string[]): RegExp {
  return new RegExp(
    `((?<![\\d+]|\\d[.,:])(?:${numbers.map(escapeRegExp).join('|')})(?!\\d|[.,:]\\d))`,
  );
}

const numbers = numberPattern([site.phone, ...nationalNumbers]);

/**
 * Text in which every telephone number can be tapped, and in which numbers, amounts, hours and
 * figures with units stay on one line.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(numbers).map((part, index) => {
    const key = `${index}${part}`;
    if (part === '') return null;
    if (index % 2 === 0) {
      return (
        <Fragment key={key}>
          <UnbrokenText text={part} />
        </Fragment>
      );
    }
    return (
      <a key={key} href={`tel:${part.replace(/[^\d+]/g, '')}`} className="phone-link">
        {part}
      </a>
    );
  });
}
