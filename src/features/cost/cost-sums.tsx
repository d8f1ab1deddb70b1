import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { SourceNote } from '../../components/notes/source-note.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Cost, type Cover, costOf } from '../../facts/money/cost.ts';
import { askUs } from '../../facts/money/dated-sums.ts';
import { type PriceItem, priceItem } from '../../facts/money/price-items.ts';

/** Returns the functions that write what a cover pays and what remains. */
export function useSumWords() {
  const { nothing, basicVisit } = useWords('whatWillIPay').whatWillIPay;
  const { formatItemPrice } = useWords('priceItems');
  const { formatSum } = useWords('birthCost');
  return (sum: Cost['coverPays'], perDay = false): string => {
    if (sum === 'basicVisit') return basicVisit;
    if (sum === askUs) return formatSum(sum);
    return sum === 0 ? nothing : formatItemPrice(sum, perDay);
  };
}

interface CostSumsProps {
  item: PriceItem;
  cover: Cover;
  today: string;
}

/** The price, what the cover pays and what the patient pays, with the basis of the sums. */
export function CostSums({ item, cover, today }: CostSumsProps) {
  const { costBasis, costOfCesarean, estimateNote, whatWillIPay } = useWords('whatWillIPay');
  const formatSum = useSumWords();
  const { price, coverPays, remains } = costOf(item, cover, today);
  const { perDay, sha } = priceItem(item);
  const { priceLabel, coverLabels, remainsLabel } = whatWillIPay;
  return (
    <div>
      <FactList
        short
        facts={[
          { term: priceLabel, detail: formatSum(price, perDay) },
          { term: coverLabels[cover], detail: formatSum(coverPays, perDay) },
        ]}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 font-display text-h2 font-bold tabular-nums">
        <span>{remainsLabel}</span>{' '}
        <span>
          <UnbrokenText text={formatSum(remains, perDay)} />
        </span>
      </p>
      <p>
        <LinkedText text={costBasis(item, cover, today)} />
      </p>
      {cover === 'sha' && sha !== null && sha !== 'basicVisit' && (
        <SourceNote sources={[sha.source, sha.law]} />
      )}
      {item === 'normal' && (
        <p className="mt-3">
          <LinkedText text={costOfCesarean(cover, today)} />
        </p>
      )}
      <p className="mt-3 text-small text-ink-soft">{estimateNote(today)}</p>
    </div>
  );
}
