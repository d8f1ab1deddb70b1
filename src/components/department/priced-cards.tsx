import type { Card } from '../../words/departments/department-words.ts';
import { Disclosure } from '../lists/disclosure.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { Points } from '../text/linked-texts.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface PricedCardsProps {
  cards: readonly Card[];
  /** The line that opens the points of a card on a phone. */
  pointsLabel?: string | undefined;
}

/** A price list with a sentence for each thing: its name at the left, its price at the right. */
export function PricedCards({ cards, pointsLabel }: PricedCardsProps) {
  return (
    <ul
      className={`grid gap-x-10 sm:gap-y-8 ${cards.length === 4 ? 'sm:grid-cols-2' : 'card-columns'}`}
    >
      {cards.map(({ title, sum, priceNote, text, points }) => (
        <li key={title} className="border-t border-line py-3">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h3 className="flex-1 basis-36 text-h4">
              <UnbrokenText text={title} />
            </h3>
            <p className="ms-auto text-h3 font-bold text-brand">
              {sum}{' '}
              {priceNote && (
                <span className="text-small font-normal text-ink-soft">{priceNote}</span>
              )}
            </p>
          </div>
          <p className="mt-1 text-ink-soft">
            <LinkedText text={text} />
          </p>
          {points && (
            <Disclosure openWide className="sm:mt-3" summary={pointsLabel}>
              <Points texts={points} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}
