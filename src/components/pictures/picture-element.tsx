import type { BuiltPicture, PictureFile } from './built-picture.ts';

/** The `sizes` attribute by use, from which the browser chooses a file. */
const sizes = {
  // on a phone an object is as high as its box allows; on wide screens a picture may be cropped
  cloth: '(width < 64rem) 94vw, (width < 120rem) 60rem, 81rem',
  article: '(width < 48rem) calc(100vw - 2.5rem), (width < 120rem) 48rem, 60rem',
  mosaic:
    '(width < 64rem) calc(100vw - 2.5rem), (width < 80rem) 62vw, (width < 120rem) 54rem, 80rem',
  half: '(width < 64rem) calc(100vw - 2.5rem), (width < 80rem) 46vw, (width < 120rem) 36rem, 52rem',
  third:
    '(width < 30rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, (width < 120rem) 24rem, 34rem',
  // on a phone it is a strip beside text, as high as the text and cropped at both sides
  row: '(width < 29rem) 12rem, (width < 64rem) 46vw, (width < 120rem) 24rem, 34rem',
  portrait: '(width < 30rem) 7rem, 12rem',
  // the object of a line of a list on a phone
  shelf: '(width < 29rem) 3.25rem, (width < 120rem) 11rem, 14rem',
  small: '(width < 48rem) 45vw, (width < 64rem) 30vw, (width < 120rem) 24rem, 34rem',
} as const;

/**
 * The width attribute in CSS pixels. With the stylesheet it only sets the aspect ratio. Without it,
 * a wider picture would make a phone zoom out.
 */
export const widthWithoutStyles = 240;

export type PictureSize = keyof typeof sizes;

interface PictureElementProps {
  source: BuiltPicture;
  alt: string;
  size: PictureSize;
  eager?: boolean | undefined;
  className?: string | undefined;
}

const srcset = (files: readonly PictureFile[]) =>
  files.map(([path, width]) => `${path} ${width}w`).join(', ');

/**
 * A picture element with AVIF and WebP files and a set size, so the layout does not move when it
 * loads. The browser's code uses this; the server uses Picture, which finds the files by name.
 */
export function PictureElement({ source, alt, size, eager, className = '' }: PictureElementProps) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map(
        (format) =>
          source[format].length > 0 && (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={srcset(source[format])}
              sizes={sizes[size]}
            />
          ),
      )}
      <img
        src={source.fallback}
        alt={alt}
        width={widthWithoutStyles}
        height={Math.round((widthWithoutStyles * source.height) / source.width)}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-cutout={source.cutout ? '' : undefined}
        className={`h-auto w-full object-cover ${className}`}
      />
    </picture>
  );
}
