import { Fragment } from 'react';
import { site } from '../../facts/hospital/site.ts';

/**
 * The phone number as a cloth's very large thing, inside a link. Its groups are texts of their own:
 * with wide letters (WCAG 1.4.12) it may wrap between them.
 */
export function LargeNumber() {
  const [code, ...groups] = site.phone.split(' ');
  return (
    <span className="large-thing large-number">
      <span>{code}</span>{' '}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <Fragment key={index}>{`${group} `}</Fragment>
      ))}
    </span>
  );
}
