import { builtPictures } from 'virtual:pictures';
import type { PictureName } from '../../facts/media/picture-names.ts';
import { useWords } from '../locale.tsx';
import type { BuiltPicture } from './built-picture.ts';
import { PictureElement, type PictureSize, widthWithoutStyles } from './picture-element.tsx';

interface PictureProps {
  name: PictureName;
  size?: PictureSize;
  /** Loads immediately and with high priority, for the page's main picture. */
  eager?: boolean;
  /** Has no alternative text, because the text beside it says the same. */
  decorative?: boolean;
  className?: string;
}

/**
 * A picture of the site by its name, with alternative text in the page's language. A placeholder
 * replaces a picture without an original.
 */
export function Picture({ name, size = 'third', eager, decorative, className }: PictureProps) {
  const { pictures } = useWords('pictures');
  const source = builtPictures[name];
  const alt = decorative ? '' : pictures[name];
  if (!source) return <DrawnPlaceholder label={alt} className={className} />;
  return (
    <PictureElement source={source} alt={alt} size={size} eager={eager} className={className} />
  );
}

/** Returns the files of a picture for the browser; undefined without an original. */
export function pictureSource(name: PictureName): BuiltPicture | undefined {
  return builtPictures[name];
}

function DrawnPlaceholder({ label, className }: { label: string; className: string | undefined }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: aria-label names it, or it is hidden
    <svg
      viewBox="0 0 1200 800"
      width={widthWithoutStyles}
      height={(widthWithoutStyles * 2) / 3}
      preserveAspectRatio="xMidYMid slice"
      {...named}
      className={`w-full bg-tint text-brand ${className ?? ''}`}
    >
      <path d="M0 800V560q220-150 460-60t420-70 320 40v330z" fill="currentColor" opacity=".14" />
      <path d="M0 800V660q300-110 620-30t580-50v220z" fill="currentColor" opacity=".2" />
      <path
        d="M540 230h120v120h120v120H660v120H540V470H420V350h120z"
        fill="currentColor"
        opacity=".3"
      />
    </svg>
  );
}
