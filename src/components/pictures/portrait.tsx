import { builtPortraits } from 'virtual:pictures';
import type { PortraitName } from '../../facts/media/portrait-names.ts';
import type { BuiltPicture } from './built-picture.ts';
import { initialsOf, Monogram } from './monogram.tsx';
import { PictureElement } from './picture-element.tsx';

interface PortraitProps {
  /** The person's. */
  name: string;
  /** Absent where only initials may be shown. */
  portrait?: PortraitName | undefined;
  /** A rectangle with round corners in place of a circle. */
  panel?: boolean;
  /** Its size, and that of the letters. */
  className: string;
}

interface PortraitImageProps extends Omit<PortraitProps, 'portrait'> {
  source: BuiltPicture | undefined;
}

/** A portrait of built files, else the person's initials; the name stands beside it in words. */
export function PortraitImage({ name, source, panel, className }: PortraitImageProps) {
  if (!source) return <Monogram name={name} initials={initialsOf(name)} className={className} />;
  return (
    <span
      className={`block shrink-0 overflow-clip ${panel ? 'rounded-panel' : 'rounded-full'} ${className}`}
    >
      <PictureElement source={source} alt="" size="portrait" />
    </span>
  );
}

/** A person's portrait by its name, or their initials. */
export function Portrait({ portrait, ...own }: PortraitProps) {
  return <PortraitImage source={portrait && builtPortraits[portrait]} {...own} />;
}
