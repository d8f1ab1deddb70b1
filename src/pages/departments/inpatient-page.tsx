import { useDepartment } from '../../components/department/department-parts.tsx';
import { DepartmentView, ownSections } from '../../components/department/department-view.tsx';
import { LeadCard } from '../../components/department/lead-card.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { slugOf } from '../../components/text/slug-of.ts';
import { useVisitsToday } from '../../features/today/visits-today.tsx';
import { VisitingHours } from './visiting-hours.tsx';

/** /services/inpatient: visiting hours, the rooms and their rules, then a stay day by day. */
export function InpatientPage({ place, today, changes }: PageProps) {
  const department = useDepartment(place);
  const { visiting } = useWords('inpatient');
  const id = slugOf(visiting.heading);
  return (
    <DepartmentView
      place={place}
      department={department}
      largest={useVisitsToday({ today, changes })}
      first={
        <LeadCard id={id} heading={visiting.heading}>
          <VisitingHours />
        </LeadCard>
      }
      sections={ownSections(department).filter((section) => section.id !== id)}
    />
  );
}
