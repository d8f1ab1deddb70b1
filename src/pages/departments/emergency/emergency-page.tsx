import type { FlowSection } from '../../../components/department/department.ts';
import { DepartmentBlock } from '../../../components/department/department-block.tsx';
import { DepartmentFlow } from '../../../components/department/department-flow.tsx';
import { DepartmentSheet, isUrgent } from '../../../components/department/department-frame.tsx';
import { Part, useDepartment } from '../../../components/department/department-parts.tsx';
import { SectionLink } from '../../../components/department/section-link.tsx';
import { NoCredit } from '../../../components/links/no-credit.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { NumberRows } from '../../../components/urgency/number-rows.tsx';
import { UrgencyCard } from '../../../components/urgency/urgency-card.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { isOn } from '../../../site/routes.ts';
import { EmergencyFolds } from './emergency-folds.tsx';
import { EmergencyHero } from './emergency-hero.tsx';

/** The danger signs of anyone, of children and in pregnancy. */
function DangerSigns() {
  const { danger } = useWords('emergency');
  return (
    <UrgencyCard
      urgency="now"
      id={slugOf(danger.heading)}
      heading={danger.heading}
      text={danger.text}
      thirds
    >
      <div className="grid gap-x-12 gap-y-5 pt-3 lg:grid-cols-3">
        {danger.groups.map(({ heading, group, more }) => (
          // the rows that open lists of different length are level
          <div key={group} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-1">
            <h3 className="text-h4">{heading}</h3>
            <DangerList signs={dangerSigns[group]}>{more && <SectionLink {...more} />}</DangerList>
          </div>
        ))}
      </div>
    </UrgencyCard>
  );
}

/** Numbers of other organisations, for a caller who cannot get through. */
function NationalLines() {
  const { lines } = useWords('emergency');
  return (
    <Part id={slugOf(lines.heading)} heading={lines.heading}>
      <div className="mb-4 grid gap-x-16 gap-y-2 lg:grid-cols-2">
        <p>
          <LinkedText text={lines.intro} />
        </p>
        <NoCredit />
      </div>
      <NumberRows facts={lines.facts} />
      <p className="mt-4 text-small text-ink-soft">
        <LinkedText text={lines.note} />
      </p>
    </Part>
  );
}

/** Emergencies that have a page of their own; while that is off, they are here. */
const otherEmergencies = (['eyeCare', 'dental'] as const).filter((name) => !isOn(name));

/** /services/emergency: the number, danger signs and first aid come first; the rest folds. */
export function EmergencyPage({ place, today }: PageProps) {
  const department = useDepartment(place);
  const { departmentPages } = useWords('departmentPages');
  const { lines } = useWords('emergency');
  const sections: readonly FlowSection[] = [
    { id: slugOf(lines.heading), heading: lines.heading, node: <NationalLines /> },
    {
      id: 'more',
      heading: department.labels.aside,
      node: <EmergencyFolds department={department} today={today} />,
    },
  ];
  return (
    <>
      <EmergencyHero place={place} department={department} />
      <DepartmentSheet>
        <DangerSigns />
        {[
          ...department.words.blocks,
          ...otherEmergencies.flatMap((name) => departmentPages[name].blocks.filter(isUrgent)),
        ].map((block) => (
          <DepartmentBlock key={block.heading} block={block} />
        ))}
        <DepartmentFlow department={department} sections={sections} />
      </DepartmentSheet>
    </>
  );
}
