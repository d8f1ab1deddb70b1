import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import type { DepartmentContent } from '../../../components/department/department.ts';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { TaskRow } from '../../../components/links/task-row.tsx';
import { useWords } from '../../../components/locale.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import type { PackageName } from '../../../facts/money/maternity-packages.ts';
import type { Place } from '../../../site/addresses.ts';
import { usePackagePrices } from '../../maternity-packages/package-prices.ts';

const births: readonly PackageName[] = ['normalDelivery', 'cesareanSection'];

/** What a mother pays for a birth, each sum once; the list of packages says the same on paper. */
function BirthFigures({ today }: { today: string }) {
  const { packageShortNames } = useWords('maternityPackages');
  const priceOf = usePackagePrices(today);
  const figures = new Set(births.map((name) => priceOf(name).figure));
  return (
    <div className="no-print pt-2" data-search="off">
      <p className="text-small leading-snug">{priceOf('normalDelivery').label}</p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
        {[...figures].map((figure) => (
          <div key={figure} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <dt className="text-small leading-snug text-ink-soft">
              {births
                .filter((name) => priceOf(name).figure === figure)
                .map((name, index, { length }) => (
                  <span key={name} className="lg:block">
                    {packageShortNames[name]}
                    {index < length - 1 && <span className="lg:hidden">, </span>}
                  </span>
                ))}
            </dt>
            <dd className="order-first font-display text-h1 font-bold">
              <UnbrokenText text={figure} />
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
      <div className="hero-help">
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
