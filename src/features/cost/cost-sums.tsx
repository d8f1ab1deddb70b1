import type { ReactNode } from 'react';
import { LargeThing } from '../../components/cloth/large-thing.tsx';
import { useWords } from '../../components/locale.tsx';
import { SourceNote } from '../../components/notes/source-note.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Cost, type Cover, costOf } from '../../facts/money/cost.ts';
import { askUs } from '../../facts/money/dated-sums.ts';
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

/** What the patient pays, or our price until we know, largest on the page; and the sum behind it. */
export function CostFigure({ item, cover, today, label }: CostSumsProps & { label: ReactNode }) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { priceLabel, coverLabels, remainsLabel, wholePriceLabels } = whatWillIPay;
  const cost = costOf(item, cover, today);
  const { price, coverPays, remains } = useCostTexts()(item, cost);
  // our price is the large figure until the rest is known
  const isKnown = cost.remains !== askUs;
  const lines: readonly (readonly [term: string, sum: string])[] = [
    ...(isKnown ? ([[priceLabel, price]] as const) : []),
    ...(cover === 'none' ? [] : ([[coverLabels[cover], coverPays]] as const)),
    ...(isKnown ? [] : ([[remainsLabel, remains]] as const)),
  ];
  return (
    <LargeThing
      label={
        <>
          {label} <p>{isKnown || cover === 'none' ? remainsLabel : wholePriceLabels[cover]}</p>{' '}
        </>
      }
      figure={isKnown ? remains : price}
    >
      <dl className="sum-lines text-lead">
        {lines.map(([term, sum]) => (
          <div key={term}>
            <dt>{term}</dt>{' '}
            <dd>
              <UnbrokenText text={sum} />
            </dd>
          </div>
        ))}
      </dl>
    </LargeThing>
  );
}

/** The basis of the sums. */
export function CostSums({ item, cover, today }: CostSumsProps) {
  const { costBasis, costOfCesarean, estimateNote, whatWillIPay } = useWords('whatWillIPay');
  const sources = sourcesOf(item, cover);
  const { lowerLevels, publicOfficers } = useWords('birthCost');
  return (
    <div>
      <h3 className="text-h3">{whatWillIPay.basisHeading}</h3>
      <p className="mt-3">
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
