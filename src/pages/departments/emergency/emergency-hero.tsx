import { NumberButton } from '../../../components/cloth/number-button.tsx';
import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import type { DepartmentContent } from '../../../components/department/department.ts';
import { NewTabNote, newTabAttributes } from '../../../components/links/button-link.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { directionsHref } from '../../../facts/hospital/contact/map.ts';
import type { Place } from '../../../site/addresses.ts';

/** Links to the most urgent first aid, on the first screen. */
function JumpLinks() {
  const { jumps, jumpsHeading } = useWords('emergency');
  return (
    <nav aria-labelledby="first-steps" className="mt-3">
      <p id="first-steps" className="text-h3 font-semibold">
        {jumpsHeading}
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
  const link = 'text-link touch-target';
  return (
    <PageOpening
      place={place}
      heading={words.heading}
      ground="alarm"
      picture="stretcher"
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
        <JumpLinks />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={`#${slugOf(danger.heading)}`} className={link}>
            {dangerLabel}
          </a>
          <a href={href('emergencyCard')} className={link}>
            {labels.emergencyCard}
          </a>
          {words.actions.map(({ label, target }) => {
            if (target === 'directions') {
              return (
                <a key={label} href={directionsHref} className={link} {...newTabAttributes}>
                  {label}
                  <NewTabNote />
                </a>
              );
            }
            return target === 'contact' ? (
              <a key={label} href={href(target)} className={link}>
                {label}
              </a>
            ) : null;
          })}
        </p>
      </div>
    </PageOpening>
  );
}
