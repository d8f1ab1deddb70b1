import { flowSection, useDepartment } from '../../components/department/department-parts.tsx';
import { DepartmentView, ownSections } from '../../components/department/department-view.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';

/** The health check packages with what each tests and costs. */
function LaboratoryPackages() {
  const { healthChecks, laboratoryPage } = useWords('laboratory');
  const { intro, prices, ...table } = laboratoryPage.packages;
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-soft md:-mt-3 md:mb-6">
        <LinkedText text={intro} />
      </p>
      <ScrollTable
        {...table}
        rows={healthChecks.cards.map(({ title, text, points }, index) => [
          title,
          text,
          points.join('; '),
          prices[index] ?? '',
        ])}
        sums
      />
    </>
  );
}

/** /services/laboratory: result times and packages, then tests and how to prepare. */
export function LaboratoryPage({ place }: PageProps) {
  const department = useDepartment(place);
  const { healthChecks } = useWords('laboratory');
  const packages = slugOf(healthChecks.heading);
  return (
    <DepartmentView
      place={place}
      department={department}
      sections={ownSections(department).map((section) =>
        section.id === packages
          ? flowSection(packages, healthChecks.heading, <LaboratoryPackages />)
          : section,
      )}
    />
  );
}
