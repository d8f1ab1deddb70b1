import type { ReactNode } from 'react';
import type { PictureName } from '../../facts/media/picture-names.ts';
import { usePlace } from '../locale.tsx';
import { Picture } from '../pictures/picture.tsx';
import { clothMargins } from './object-margins.ts';
import { patternOf } from './pattern.ts';

/** The border of the page's cloth, over the window's whole width. Decorative. */
export function ClothStrip() {
  return <div aria-hidden="true" className={`cloth-strip pattern-${patternOf(usePlace())}`} />;
}

/** The ground of a field: deep blue, the page's paper, or the red of emergencies. */
export type ClothGround = 'navy' | 'paper' | 'alarm';

interface ClothProps {
  ground: ClothGround;
  /** A still life cut by the edge of the screen: beside the words on wide screens, else below. */
  picture?: PictureName | undefined;
  /** The picture is for wide screens only: a phone does not fetch it. */
  pictureOnWide?: boolean | undefined;
  /** No border below. */
  oneBorder?: boolean | undefined;
  children: ReactNode;
}

/** The cloth that opens a page: a border, a field with one very large thing, and a border. */
export function Cloth({ ground, picture, pictureOnWide, oneBorder, children }: ClothProps) {
  const margins = picture ? clothMargins(picture) : [];
  return (
    <div className="cloth">
      <ClothStrip />
      <div className={`cloth-field cloth-${ground}`}>
        <div className="shell cloth-words">{children}</div>
        {picture && (
          <div
            className={[
              'cloth-object no-print',
              ...(pictureOnWide ? ['on-wide'] : []),
              ...margins,
            ].join(' ')}
          >
            <Picture
              name={picture}
              size={margins.some((name) => name.startsWith('is-')) ? 'close' : 'cloth'}
              eager={!pictureOnWide}
            />
          </div>
        )}
      </div>
      {!oneBorder && <ClothStrip />}
    </div>
  );
}
