import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { SourceNote } from '../../components/notes/source-note.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Cost, type Cover, costOf } from '../../facts/money/cost.ts';
import { type PriceItem, priceItem } from '../../facts/money/price-items.ts';
import { lowerLevelBirths } from '../../facts/money/sha.ts';
import type { Source } from '../../facts/sources/source.ts';
import { costTexts } from '../../words/formats/cost-texts.ts';

/** Returns a function that writes an item's price, what a cover pays and what remains. */
export function useCostTexts() {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { formatItemPrice } = useWords('priceItems');
  const { formatSum } = useWords('birthCost');
  return (name: PriceItem, cost: Cost) =>
    costTexts({ ...whatWillIPay, formatItemPrice, formatSum }, name, cost);
}

/** Whether the answer names births at lower levels: for who pays the whole price of a normal birth. */
const namesLowerLevels = (item: PriceItem, cover: Cover) =>
  item === 'normal' && (cover === 'none' || cover === 'shaUnpaid');

/** Returns the publications behind an answer: of SHA's sum, and of what it says on lower levels. */
function sourcesOf(item: PriceItem, cover: Cover): readonly Source[] {
  const { sha } = priceItem(item);
  const withSum = cover === 'sha' || cover === 'shaUnpaid';
  return [
    ...(withSum && sha !== null && sha !== 'basicVisit' ? [sha.source, sha.law] : []),
    ...(namesLowerLevels(item, cover) ? [lowerLevelBirths.source] : []),
  ];
}

interface CostSumsProps {
  item: PriceItem;
  cover: Cover;
  today: string;
}

/** The price, what the cover pays and what the patient pays, with the basis of the sums. */
export function CostSums({ item, cover, today }: CostSumsProps) {
  const { costBasis, costOfCesarean, estimateNote, whatWillIPay } = useWords('whatWillIPay');
  const { price, coverPays, remains } = useCostTexts()(item, costOf(item, cover, today));
  const sources = sourcesOf(item, cover);
  const { lowerLevels, publicOfficers } = useWords('birthCost');
  const { priceLabel, coverLabels, remainsLabel } = whatWillIPay;
  return (
    <div>
      <FactList
        short
        facts={[
          { term: priceLabel, detail: price },
          { term: coverLabels[cover], detail: coverPays },
        ]}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 font-display text-h2 font-bold tabular-nums">
        <span>{remainsLabel}</span>{' '}
        <span>
          <UnbrokenText text={remains} />
        </span>
      </p>
      <p>
        <LinkedText text={costBasis(item, cover, today)} />
      </p>
      {cover === 'sha' && (
        <p className="mt-3">
          <LinkedText text={publicOfficers} />
        </p>
      )}
      {namesLowerLevels(item, cover) && (
        <p className="mt-3">
          <LinkedText text={lowerLevels} />
        </p>
      )}
      {sources.length > 0 && <SourceNote sources={sources} />}
      {item === 'normal' && (
        <p className="mt-3">
          <LinkedText text={costOfCesarean(cover, today)} />
        </p>
      )}
      <p className="mt-3 text-small text-ink-soft">{estimateNote(today)}</p>
    </div>
  );
}
