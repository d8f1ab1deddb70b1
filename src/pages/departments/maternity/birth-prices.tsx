import { PageLink } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { PriceColumns } from '../../maternity-packages/price-columns.tsx';

/** The prices of the packages, with links to their details and to the cost question. */
export function BirthPrices({ today }: Pick<PageProps, 'today'>) {
  const { birthCostCaption, birthCostSources, birthCostWords } = useWords('birthCost');
  const { whatWillIPay } = useWords('whatWillIPay');
  const links = [
    { to: 'maternityPackages', end: `#${birthCostWords.id}`, label: birthCostWords.moreLabel },
    { to: 'whatWillIPay', label: whatWillIPay.linkLabel },
  ] as const;
  return (
    <>
      <div className="rounded-panel bg-tint px-4 py-2 md:p-8">
        <PriceColumns today={today} explained />
      </div>
      <div className="no-print mt-2 flex flex-wrap gap-x-8">
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
