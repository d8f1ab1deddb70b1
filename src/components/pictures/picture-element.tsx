import type { BuiltPicture, PictureFile } from './built-picture.ts';

/**
 * By use: the `sizes` attribute, from which the browser chooses a file, and the narrowest and widest
 * file that its frame can need.
 */
const uses = {
  // on a phone an object is as high as its box allows; on wide screens a picture may be cropped
  cloth: ['(width < 64rem) 94vw, (width < 120rem) 60rem, 81rem', 400, 2200],
  // larger than its box, which shows two thirds of it
  close: ['(width < 30rem) 150vw, (width < 64rem) 60rem, 70vw', 400, 2200],
  article: ['(width < 48rem) calc(100vw - 2.5rem), (width < 120rem) 48rem, 60rem', 400, 1600],
  mosaic: ['(width < 30rem) 22rem, (width < 120rem) 47rem, 66rem', 400, 1600],
  half: [
    '(width < 64rem) calc(100vw - 2.5rem), (width < 80rem) 46vw, (width < 120rem) 36rem, 52rem',
    400,
    1600,
  ],
  third: [
    '(width < 30rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, (width < 120rem) 24rem, 34rem',
    400,
    1200,
  ],
  // four or five in a row; or one to swipe
  quarter: [
    '(width < 30rem) 14rem, (width < 64rem) 22rem, (width < 120rem) 18rem, 27rem',
    400,
    740,
  ],
  // three or four in a row; on a phone a small square beside its title
  row: ['(width < 29rem) 8rem, (width < 64rem) 46vw, (width < 120rem) 24rem, 34rem', 400, 1200],
  // two in a row; on a phone beside its words
  rowHalf: ['(width < 48rem) 7rem, (width < 120rem) 36rem, 52rem', 400, 1600],
  portrait: ['(width < 30rem) 7rem, 12rem', 200, 600],
  // a card's: small on a phone, above its words on a tablet
  card: [
    '(width < 29rem) 3.5rem, (width < 48rem) 44vw, (width < 64rem) 30vw, (width < 120rem) 24rem, 34rem',
    160,
    1200,
  ],
  // the same, and beside its words on wide screens
  shelf: ['(width < 29rem) 3.5rem, (width < 79rem) 23rem, 12rem', 160, 740],
} as const;

/**
 * The width attribute in CSS pixels. With the stylesheet it only sets the aspect ratio. Without it,
 * a wider picture would make a phone zoom out.
 */
export const widthWithoutStyles = 240;

export type PictureSize = keyof typeof uses;

interface PictureElementProps {
  source: BuiltPicture;
  alt: string;
  size: PictureSize;
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** Returns the files from the narrowest to the widest width; all files if none is that wide. */
function filesFor(files: readonly PictureFile[], size: PictureSize): readonly PictureFile[] {
  const [, narrowest, widest] = uses[size];
  const fitting = files.filter(([, width]) => width >= narrowest && width <= widest);
  return fitting.length > 0 ? fitting : files;
}

/**
 * A picture element with AVIF files, a WebP file for browsers without AVIF and a set size, so the
 * layout does not move when it loads. The browser's code uses this; the server uses Picture, which
 * finds the files by name.
 */
export function PictureElement({ source, alt, size, eager, className }: PictureElementProps) {
  const [sizes, , widest] = uses[size];
  const files = filesFor(source.avif, size);
  const isSmall = widest < 1000;
  return (
    <picture>
      {files.length > 0 && (
        <source
          type="image/avif"
          srcSet={files.map(([path, width]) => `${path} ${width}w`).join(', ')}
          sizes={sizes}
        />
      )}
      <img
        src={(isSmall && source.webp[0]?.[0]) || source.fallback}
        alt={alt}
        width={widthWithoutStyles}
        height={Math.round((widthWithoutStyles * source.height) / source.width)}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        data-cutout={source.cutout ? '' : undefined}
        className={className}
      />
    </picture>
  );
}
