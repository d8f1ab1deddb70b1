import { Fragment } from 'react';
import { helplines } from '../../facts/clinical/helplines.ts';
import { emailHref, site, telHref } from '../../facts/hospital/site.ts';
import { UnbrokenText } from './unbroken-text.tsx';

/** National emergency and helpline numbers. */
const nationalNumbers = Object.values(helplines).map(({ number }) => number);

/** Escapes a string for use in a RegExp. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Returns a pattern for the numbers as written, which does not match inside a longer number. */
export function numberPattern(numbers: readonly string[]): RegExp {
  return new RegExp(
    `((?<![\\d+]|\\d[.,:])(?:${numbers.map(escapeRegExp).join('|')})(?!\\d|[.,:]\\d))`,
  );
}

const linked = numberPattern(
  [site.phone, site.ambulancePhone, ...nationalNumbers, ...Object.values(site.emails)].filter(
    (part) => part !== undefined,
  ),
);

/**
 * Text with phone numbers and our email addresses as links. Numbers, amounts, hours and figures with
 * units stay on one line.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(linked).map((part, index) => {
    const key = `${index}${part}`;
    if (part === '') return null;
    if (index % 2 === 0) {
      return (
        <Fragment key={key}>
          <UnbrokenText text={part} />
        </Fragment>
      );
    }
    const isEmail = part.includes('@');
    return (
      <a
        key={key}
        href={isEmail ? emailHref(part) : telHref(part)}
        className={isEmail ? 'text-link mail-address' : 'phone-link'}
      >
        {part}
      </a>
    );
  });
}
