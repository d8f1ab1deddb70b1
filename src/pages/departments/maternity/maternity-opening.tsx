import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import type { DepartmentContent } from '../../../components/department/department.ts';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { TaskRow } from '../../../components/links/task-row.tsx';
import { useWords } from '../../../components/locale.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import type { PackageName } from '../../../facts/money/maternity-packages.ts';
import type { Place } from '../../../site/addresses.ts';
import { usePackagePrices } from '../../package-prices.ts';

const births: readonly PackageName[] = ['normalDelivery', 'cesareanSection'];

/** What a mother pays for a birth; the list of packages says the same on paper. */
function BirthFigures({ today }: { today: string }) {
  const { packageShortNames } = useWords('maternityPackages');
  const priceOf = usePackagePrices(today);
  const { label } = priceOf('normalDelivery');
  return (
    <div className="no-print pt-3" data-search="off">
      <p>{label}</p>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
        {births.map((name) => (
          <div key={name} className="flex flex-1 flex-col-reverse">
            <dt className="text-small text-ink-soft">{packageShortNames[name]}</dt>
            <dd className="font-display text-h2 font-bold">
              <UnbrokenText text={priceOf(name).figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The cloth of maternity: the number to call first, three ways into the page, then the price. */
export function MaternityOpening({
  place,
  department: { words },
  today,
}: {
  place: Place;
  department: DepartmentContent;
  today: string;
}) {
  const { choices, choicesLabel } = useWords('maternity');
  return (
    <PageOpening place={place} heading={words.heading} picture={words.picture}>
      <div className="hero-help w-full max-w-form space-y-2">
        <EmergencyLine />
        <TaskRow
          leads
          label={choicesLabel}
          tasks={Object.values(choices).map(({ label, section }) => ({
            label,
            href: `#${section}`,
          }))}
        />
        <BirthFigures today={today} />
      </div>
    </PageOpening>
  );
}
