import { Fragment } from 'react';
import { helplines } from '../facts/helplines.ts';
import { site } from '../site.ts';

/** National emergency and helpline numbers that texts name. */
const nationalNumbers = Object.values(helplines).map(({ number }) => number);

const numbers = new RegExp(
  `(${[site.phone.replace(/[+]/g, '\\+'), ...nationalNumbers.map((number) => `\\b${number}\\b`)].join('|')})`,
);

/** Text in which every telephone number can be tapped and stays on one line. */
export function LinkedText({ text }: { text: string }) {
  return text.split(numbers).map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={`tel:${part.replace(/\s/g, '')}`} className="phone-link">
        {part}
      </a>
    );
  });
}
