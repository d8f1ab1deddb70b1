import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { DepartmentView, ownSections } from '../../components/service/department-view.tsx';
import { LeadCard } from '../../components/service/lead-card.tsx';
import { useDepartment } from '../../components/service/service-parts.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { VisitingHours } from './visiting-hours.tsx';

/** /services/inpatient: visiting hours, the rooms and their rules, then a stay day by day. */
export function InpatientPage({ place }: PageProps) {
  const service = useDepartment(place);
  const { visiting } = useWords('inpatient');
  const id = slugOf(visiting.heading);
  return (
    <DepartmentView
      place={place}
      service={service}
      moment={
        <div className="mt-6">
          <LeadCard id={id} heading={visiting.heading}>
            <VisitingHours />
          </LeadCard>
        </div>
      }
      sections={ownSections(service).filter((section) => section.id !== id)}
    />
  );
}
