import { builtPortraits } from 'virtual:pictures';
import type { PortraitName } from '../../facts/media/portrait-names.ts';
import type { BuiltPicture } from './built-picture.ts';
import { initialsOf, Monogram } from './monogram.tsx';
import { PictureElement } from './picture-element.tsx';

interface PortraitProps {
  /** The person's name. */
  name: string;
  /** Undefined if only initials may be shown. */
  portrait?: PortraitName | undefined;
  /** A rounded rectangle instead of a circle. */
  panel?: boolean;
  /** Classes for the size of the portrait and of the initials. */
  className: string;
}

interface PortraitImageProps extends Omit<PortraitProps, 'portrait'> {
  source: BuiltPicture | undefined;
}

/** A portrait, or the person's initials without one. Decorative: the name is beside it. */
function PortraitImage({ name, source, panel, className }: PortraitImageProps) {
  if (!source) return <Monogram initials={initialsOf(name)} className={className} />;
  return (
    <span
      className={`block shrink-0 overflow-clip ${panel ? 'rounded-panel' : 'rounded-full'} ${className}`}
    >
      <PictureElement source={source} alt="" size="portrait" />
    </span>
  );
}

const portraitOf = (portrait: PortraitName | undefined): BuiltPicture | undefined =>
  portrait && builtPortraits[portrait];

/** A portrait by its name, or the person's initials without one. */
export function Portrait({ portrait, ...own }: PortraitProps) {
  return <PortraitImage source={portraitOf(portrait)} {...own} />;
}

/** A portrait by its name, or nothing without one. */
export function OptionalPortrait({ portrait, ...own }: PortraitProps) {
  const source = portraitOf(portrait);
  return source && <PortraitImage source={source} {...own} />;
}
