import { Fold } from '../../components/department/fold.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { useWords } from '../../components/locale.tsx';
import { SourceNote } from '../../components/notes/source-note.tsx';
import { Section } from '../../components/section.tsx';
import { costWithSha } from '../../facts/money/cost.ts';
import { itemsOf, priceGroupNames } from '../../facts/money/price-items.ts';
import { pricesCsvPath, pricesJsonPath } from '../../site/addresses.ts';
import { useCostTexts } from './cost-sums.tsx';

/** Every price by group, with what SHA pays on `today` (ISO 8601), and the same as files. */
export function PriceTables({ today }: { today: string }) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { priceGroupWords, priceItemWords } = useWords('priceItems');
  const { birthCostCaption, birthCostSources } = useWords('birthCost');
  const textsOf = useCostTexts();
  return (
    <Section id="prices" heading={whatWillIPay.listHeading} intro={whatWillIPay.listIntro}>
      <div className="border-y border-line">
        {priceGroupNames.map((group) => (
          <Fold key={group} id={`prices-${group}`} heading={priceGroupWords[group]}>
            <ScrollTable
              caption={birthCostCaption(today)}
              columns={whatWillIPay.listColumns}
              rows={itemsOf(group).map((item) => {
                const { price, coverPays, remains } = textsOf(item, costWithSha(item, today));
                return [priceItemWords[item], price, coverPays, remains];
              })}
            />
          </Fold>
        ))}
      </div>
      <SourceNote sources={birthCostSources} />
      <p className="no-print mt-3 flex flex-wrap items-center gap-x-6">
        {whatWillIPay.filesIntro}
        {[
          { href: pricesCsvPath, label: whatWillIPay.csvLabel },
          { href: pricesJsonPath, label: whatWillIPay.jsonLabel },
        ].map(({ href, label }) => (
          <a key={href} href={href} download="" className="text-link touch-target">
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}
