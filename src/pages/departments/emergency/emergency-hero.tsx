import { NumberButton } from '../../../components/cloth/number-button.tsx';
import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import type { DepartmentContent } from '../../../components/department/department.ts';
import { ActionLinks } from '../../../components/links/action-links.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import type { Place } from '../../../site/addresses.ts';

/** Links to the most urgent first aid, on the first screen; the first two are about babies and children. */
function JumpLinks({ heading }: { heading: string }) {
  const { jumps } = useWords('emergency');
  return (
    <nav aria-labelledby="first-steps" className="mt-3">
      <p id="first-steps" className="text-h3 font-semibold">
        {heading}
      </p>
      <ul className="jump-links mt-2">
        {jumps.map(({ label, to: { id, title } }) => (
          <li key={label}>
            <a href={`#${id ?? slugOf(title)}`}>
              <UnbrokenText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
  const { danger, dangerLabel, lines, noAnswerLabel } = useWords('emergency');
  const { labels } = useWords('labels');
  const { frame } = useWords('frame');
  const href = useHref();
  const firstAid = words.blocks.find(({ kind }) => kind === 'firstAid');
  const link = 'text-link inline-flex min-h-11 items-center';
  return (
    <PageOpening
      place={place}
      heading={words.heading}
      ground="alarm"
      picture={words.picture}
      pictureOnWide
      largest={<NumberButton label={frame.emergencyLine} />}
      lead={words.lead}
    >
      <div className="-mt-5 w-full">
        <p>
          <a href={`#${slugOf(lines.heading)}`} className={link}>
            {noAnswerLabel}
          </a>
        </p>
        {firstAid && <JumpLinks heading={firstAid.heading} />}
        <div className="actions mt-2 flex flex-wrap gap-4 md:mt-6 md:gap-y-2 lg:-me-4 lg:gap-x-2 xl:gap-x-4">
          <a href={`#${slugOf(danger.heading)}`} className={link}>
            {dangerLabel}
          </a>
          <a href={href('emergencyCard')} className={link}>
            {labels.emergencyCard}
          </a>
          <span className="w-full md:hidden" />
          <ActionLinks actions={words.actions.filter(({ target }) => target !== 'call')} quiet />
        </div>
      </div>
    </PageOpening>
  );
}
