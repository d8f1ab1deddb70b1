import {
  blockSection,
  flowSection,
  useDepartment,
} from '../../components/department/department-parts.tsx';
import {
  DepartmentView,
  foldedSections,
  ownSections,
} from '../../components/department/department-view.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { illChildSection } from '../../facts/clinical/danger-signs.ts';
import { doctorsIn } from '../../facts/people/people.ts';
import { DoctorCard } from './doctor-card.tsx';
import { Triage } from './triage.tsx';

/** The doctors for children. */
function PediatricDoctor() {
  return (
    <div className="space-y-8">
      {doctorsIn('pediatrics').map((key) => (
        <DoctorCard key={key} doctor={key} />
      ))}
      <Picture name="child-vaccination" size="half" className="max-sm:hidden rounded-panel" />
    </div>
  );
}

/** Links to the first-aid steps for a child who does not breathe. */
function NotBreathing() {
  const { notBreathing } = useWords('pediatrics');
  const href = useHref();
  return (
    <div className="max-w-form rounded-control bg-alarm p-4 text-on-alarm" data-search="off">
      <p className="text-h3 font-semibold">{notBreathing.heading}</p>
      <ul className="mt-2 grid gap-2 xs:grid-cols-2">
        {notBreathing.links.map(({ label, to: { id, title } }) => (
          <li key={label}>
            <a
              href={`${href('emergency')}#${id ?? slugOf(title)}`}
              className="button h-full w-full px-2 bg-alarm-pale text-on-alarm-pale"
            >
              <UnbrokenText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** /services/pediatrics: what to do for an ill child, then doctors and vaccines. */
export function PediatricsPage({ place }: PageProps) {
  const department = useDepartment(place);
  const { pediatricClinics, pediatricDoctor, triage } = useWords('pediatrics');
  const { lead, glance, actions } = department.words;
  const call = actions.find(({ target }) => target === 'call');
  const clinics = slugOf(pediatricClinics.heading);
  return (
    <DepartmentView
      place={place}
      department={department}
      pictureOnWide
      lead={
        <>
          <LinkedText text={lead} />
          {glance && (
            <span className="mt-1 block font-semibold text-ink">
              <UnbrokenText text={`${glance.hours}. ${glance.cost}.`} />
            </span>
          )}
        </>
      }
      // the call is in the triage
      actions={actions.slice(0, 2).filter((action) => action !== call)}
      urgent={<NotBreathing />}
      first={
        <div id={illChildSection}>
          <Triage {...triage} call={call?.label} />
        </div>
      }
      sections={ownSections(department).filter(({ id }) => id !== clinics)}
      folded={[
        flowSection(pediatricDoctor.id, pediatricDoctor.heading, <PediatricDoctor />),
        blockSection(pediatricClinics),
        ...foldedSections(department),
      ]}
    />
  );
}
