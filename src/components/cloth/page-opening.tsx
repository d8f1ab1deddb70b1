import type { ReactNode } from 'react';
import type { PictureName } from '../../facts/media/picture-names.ts';
import type { Place } from '../../site/addresses.ts';
import { Breadcrumbs } from '../document/breadcrumbs.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { Cloth, type ClothGround } from './cloth.tsx';
import { headStep } from './head-step.ts';

interface PageOpeningProps {
  place: Place;
  heading: string;
  lead?: ReactNode;
  ground?: ClothGround;
  picture?: PictureName | undefined;
  pictureOnWide?: boolean;
  /** No border below: the page goes on as it begins. */
  oneBorder?: boolean;
  /** A smaller heading on phones, so that a whole form fits the first screen. */
  compact?: boolean;
  /** The page's one very large thing, if it is not the heading. */
  largest?: ReactNode;
  /** Beside all that on wide screens, below it on others: links into the page. */
  beside?: ReactNode;
  /** It is as wide as the rest; 'lead': it is beside the lead alone. */
  halves?: boolean | 'lead';
  /** Buttons and links under the lead. */
  children?: ReactNode;
}

/** The top of an inner page, on its cloth: breadcrumbs, h1, lead, the largest thing, buttons. */
export function PageOpening({
  place,
  heading,
  lead,
  ground = 'navy',
  picture,
  pictureOnWide,
  oneBorder,
  compact,
  largest,
  beside,
  halves,
  children,
}: PageOpeningProps) {
  const top = (
    <>
      <Breadcrumbs place={place} />
      <h1
        className={
          largest
            ? 'text-section'
            : `cloth-head cloth-head-${compact ? 'compact' : headStep(heading, beside ? 24 : undefined)}`
        }
      >
        {heading}
      </h1>
      {largest}
    </>
  );
  const text = (
    <>
      {lead && (
        <p className="mt-4 text-lead text-balance text-ink-soft">
          {typeof lead === 'string' ? <LinkedText text={lead} /> : lead}
        </p>
      )}
      {children && (
        <div className="actions no-print mt-6 flex flex-wrap items-start gap-3">{children}</div>
      )}
    </>
  );
  if (halves === 'lead') {
    return (
      <Cloth ground={ground}>
        {top}
        <div className="grid items-baseline gap-x-16 gap-y-6 md:grid-cols-2">
          <div>{text}</div>
          {beside}
        </div>
      </Cloth>
    );
  }
  const words = (
    <>
      {top}
      {text}
    </>
  );
  const columns = halves ? 'halves lg:grid-cols-2' : 'beside-narrow';
  return (
    <Cloth ground={ground} {...{ picture, pictureOnWide, oneBorder }}>
      {beside ? (
        <div className={`grid items-end gap-x-16 gap-y-6 ${columns}`}>
          <div>{words}</div>
          {beside}
        </div>
      ) : (
        words
      )}
    </Cloth>
  );
}
