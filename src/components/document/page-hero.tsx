import type { ReactNode } from 'react';
import type { PictureName } from '../../facts/media/picture-names.ts';
import type { Place } from '../../site/addresses.ts';
import { Picture } from '../pictures/picture.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface PageHeroProps {
  place: Place;
  heading: string;
  lead?: ReactNode;
  picture?: PictureName;
  /** The page's key content, beside the text and the picture. */
  beside?: ReactNode;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The top of an inner page: breadcrumbs, h1, lead, buttons and picture. */
export function PageHero({ place, heading, lead, picture, beside, children }: PageHeroProps) {
  return (
    <div className="shell pt-3 pb-10 md:pb-14">
      <Breadcrumbs place={place} />
      <div
        className={`mt-3 grid gap-y-8 md:mt-6 ${beside ? 'items-start' : 'items-center'} ${beside ? 'beside-picture' : picture ? 'gap-x-10 md:grid-cols-2' : ''}`}
      >
        <div className="max-w-measure">
          <h1 className="text-h1">{heading}</h1>
          {lead && (
            <p className="mt-4 text-lead text-ink-soft">
              {typeof lead === 'string' ? <LinkedText text={lead} /> : lead}
            </p>
          )}
          {children && <div className="actions no-print mt-7 flex flex-wrap gap-3">{children}</div>}
        </div>
        {beside && <div className={picture ? 'lg:row-span-2' : undefined}>{beside}</div>}
        {picture && (
          <Picture name={picture} size="half" eager className="aspect-3/2 rounded-panel" />
        )}
      </div>
    </div>
  );
}
