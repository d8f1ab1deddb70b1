import { LargeThing } from '../../components/cloth/large-thing.tsx';
import { useDepartment } from '../../components/department/department-parts.tsx';
import { DepartmentView } from '../../components/department/department-view.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { LaboratoryNow } from '../../features/today/laboratory-now.tsx';

/** /services/laboratory: what the commonest test costs, and whether samples are taken now. */
export function LaboratoryPage({ place, today, changes }: PageProps) {
  const department = useDepartment(place);
  const { moment, heading } = department.words;
  return (
    <DepartmentView
      place={place}
      department={department}
      largest={
        <LargeThing {...(moment ?? { figure: heading })}>
          <LaboratoryNow {...{ today, changes }} />
        </LargeThing>
      }
    />
  );
}
