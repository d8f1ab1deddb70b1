import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { birthCostWithSha, birthOfPackage } from '../../../facts/money/birth-cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { packageNames } from '../../../facts/money/maternity-packages.ts';
import type { SearchResult } from '../../../messages/search-answer.ts';
import { ClinicDays } from './clinic-days.tsx';
import { FoundLink } from './found-link.tsx';
import { Lines } from './search-results.tsx';

/** Lines below the sums of births: the others repeat the sums, and the section has them all. */
const linesBelowSums = 3;

/** What is left to pay of each package with SHA on `today` (ISO 8601), larger than anything else. */
function BirthSums({ today }: Pick<PageProps, 'today'>) {
  const { packageShortNames } = useWords('maternityPackages');
  const { packagesPage } = useWords('maternityReasons');
  const { formatSum } = useWords('birthCost');
  const sums = packageNames
    .map((name) => ({ name, ...birthCostWithSha(birthOfPackage[name], today) }))
    .filter(({ remains }) => remains !== askUs);
  return (
    <dl className="mt-2 divide-y divide-line">
      {sums.map(({ name, remains }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt>{`${packageShortNames[name]}. ${packagesPage.withShaLabel}`}</dt>{' '}
          <dd className="font-display text-h1 font-bold text-brand">
            <UnbrokenText text={formatSum(remains)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer to a common question, above the results. */
export function BestAnswer({
  result: { address, language, page, heading, lines, clinics },
  ...schedule
}: { result: SearchResult } & Pick<PageProps, 'today' | 'changes'>) {
  const { birthCostWords } = useWords('birthCost');
  const lang = useLangOf(language);
  const hasSums = !lang && address.endsWith(`#${birthCostWords.id}`);
  return (
    <section aria-labelledby="answer" className="mb-8 rounded-panel bg-surface p-5 floats md:p-8">
      <div lang={lang}>
        <h2 id="answer" className="text-section">
          {heading}
        </h2>
        {hasSums && <BirthSums {...schedule} />}
        {!clinics && <Lines lines={hasSums ? lines.slice(0, linesBelowSums) : lines} />}
      </div>
      {clinics && <ClinicDays asked={clinics} {...schedule} />}
      <p className="mt-3">
        <FoundLink
          {...{ address, language }}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {page}
        </FoundLink>
      </p>
    </section>
  );
}
