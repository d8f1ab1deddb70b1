import { PageLink } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { packageNames } from '../../../facts/money/maternity-packages.ts';
import { usePackagePrices } from '../../maternity-packages/package-prices.ts';
import { LeadList } from './lead-list.tsx';

/** The prices of the packages, with links to their details and to the cost question. */
export function BirthPrices({ today }: Pick<PageProps, 'today'>) {
  const priceOf = usePackagePrices(today);
  const { withSha } = useWords('maternity');
  const { packageShortNames } = useWords('maternityPackages');
  const { birthCostCaption, birthCostSources, birthCostWords } = useWords('birthCost');
  const { whatWillIPay } = useWords('whatWillIPay');
  const links = [
    { to: 'maternityPackages', end: `#${birthCostWords.id}`, label: birthCostWords.moreLabel },
    { to: 'whatWillIPay', label: whatWillIPay.linkLabel },
  ] as const;
  return (
    <>
      <LeadList
        facts={packageNames.map((name) => {
          const { isShare, figure, sum, note } = priceOf(name);
          const share = isShare ? { of: withSha, note: sum } : { note };
          return { term: packageShortNames[name], detail: figure, ...share };
        })}
      />
      <div className="no-print mt-2">
        {links.map(({ label, ...page }) => (
          <PageLink key={label} {...page} line="" className="text-link touch-target">
            {label}
          </PageLink>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-soft">
        <UnbrokenText text={birthCostCaption(today)} />
      </p>
      <SourceNote sources={birthCostSources} />
    </>
  );
}
