import { Fragment } from 'react';
import { site } from '../../facts/hospital/site.ts';

/** The groups of the phone number as texts of their own: with wide letters (WCAG 1.4.12) it may wrap between them. */
export function NumberGroups() {
  const [code, ...groups] = site.phone.split(' ');
  return (
    <>
      <span>{code}</span>{' '}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <Fragment key={index}>{`${group} `}</Fragment>
      ))}
    </>
  );
}

/** The phone number as a cloth's very large thing, inside a link. */
export function LargeNumber() {
  return (
    <span className="large-thing large-number">
      <NumberGroups />
    </span>
  );
}
