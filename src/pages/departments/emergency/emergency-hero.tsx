import { Fragment } from 'react';
import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import type { DepartmentContent } from '../../../components/department/department.ts';
import { ActionLinks } from '../../../components/links/action-links.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { phoneHref, site } from '../../../facts/hospital/site.ts';
import type { Place } from '../../../site/addresses.ts';

const jumpLook = 'button bg-alarm-tint text-alarm-ink hover:underline';

/** Links to the most urgent sections, on the first screen. */
function JumpLinks() {
  const { jumps } = useWords('emergency');
  const { labels } = useWords('labels');
  const href = useHref();
  return (
    <ul className="mt-2 grid gap-2 xs:grid-cols-2 md:grid-cols-4">
      {jumps.map(({ label, to: { id, title } }) => (
        <li key={label}>
          <a href={`#${id ?? slugOf(title)}`} className={`${jumpLook} h-full w-full`}>
            <UnbrokenText text={label} />
          </a>
        </li>
      ))}
      <li>
        <a href={href('emergencyCard')} className={`${jumpLook} h-full w-full`}>
          {labels.emergencyCard}
        </a>
      </li>
    </ul>
  );
}

/**
 * The number as one link, as large as its window lets it be. Its groups are texts of their own: with
 * wide letters (WCAG 1.4.12) it may wrap between them.
 */
function LargeNumber() {
  const { frame } = useWords('frame');
  const [code, ...groups] = site.phone.split(' ');
  return (
    <a href={phoneHref} className="mt-2 block hover:underline">
      <span className="block font-semibold">
        <UnbrokenText text={frame.emergencyLine} />
      </span>{' '}
      <span className="large-thing large-number">
        <span>{code}</span>{' '}
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
          <Fragment key={index}>{`${group} `}</Fragment>
        ))}
      </span>
    </a>
  );
}

/** The red cloth of the emergency page: nothing is more prominent than the number. */
export function EmergencyHero({
  place,
  department: { words },
}: {
  place: Place;
  department: DepartmentContent;
}) {
  const { lines, noAnswerLabel } = useWords('emergency');
  return (
    <PageOpening
      place={place}
      heading={words.heading}
      ground="alarm"
      largest={<LargeNumber />}
      lead={words.lead}
    >
      <div className="w-full">
        <p>
          <a
            href={`#${slugOf(lines.heading)}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {noAnswerLabel}
          </a>
        </p>
        <JumpLinks />
        <div className="actions mt-4 flex flex-wrap gap-3">
          <ActionLinks actions={words.actions.filter(({ target }) => target !== 'call')} quiet />
        </div>
      </div>
    </PageOpening>
  );
}
