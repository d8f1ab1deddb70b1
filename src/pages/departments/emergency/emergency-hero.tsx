import type { DepartmentContent } from '../../../components/department/department.ts';
import { Breadcrumbs } from '../../../components/document/breadcrumbs.tsx';
import { ActionLinks } from '../../../components/links/action-links.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import type { Place } from '../../../site/addresses.ts';

const jumpLook = 'button bg-alarm-tint text-alarm-ink hover:underline';

/** Links to the most urgent sections, on the first screen. */
function JumpLinks() {
  const { jumps } = useWords('emergency');
  const { labels } = useWords('labels');
  const href = useHref();
  return (
    <ul className="no-print mt-2 grid gap-2 xs:grid-cols-2 md:grid-cols-4">
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

/** The top of the emergency page. The number is as large as fits, and nothing is more prominent. */
export function EmergencyHero({
  place,
  department: { words },
}: {
  place: Place;
  department: DepartmentContent;
}) {
  const { lines, noAnswerLabel } = useWords('emergency');
  return (
    <div className="shell pt-3 pb-10">
      <Breadcrumbs place={place} />
      <div className="mt-3 space-y-3 md:mt-6">
        <h1 className="text-h1">{words.heading}</h1>
        <p className="max-w-form text-lead text-ink-soft">
          <LinkedText text={words.lead} />
        </p>
      </div>
      <div className="emergency-large mt-5">
        <EmergencyLine />
      </div>
      <p className="no-print">
        <a
          href={`#${slugOf(lines.heading)}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {noAnswerLabel}
        </a>
      </p>
      <JumpLinks />
      <div className="actions no-print mt-4 flex flex-wrap gap-3">
        <ActionLinks actions={words.actions.filter(({ target }) => target !== 'call')} quiet />
      </div>
    </div>
  );
}
