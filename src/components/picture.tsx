import { builtPictures } from 'virtual:pictures';
import { type PictureName, pictures } from '../content/pictures.ts';

const tones = {
  warm: 'bg-clay-tint',
  cool: 'bg-tint',
  green: 'bg-leaf-tint',
  dark: 'bg-brand-900',
} as const;

/** How wide a picture is shown, for the browser's choice of file. */
export const pictureSizes = {
  full: '(width < 48rem) 100vw, (width < 80rem) 60vw, 46rem',
  half: '(width < 48rem) 92vw, (width < 80rem) 46vw, 36rem',
  third: '(width < 30rem) 92vw, (width < 64rem) 46vw, 24rem',
} as const;

interface PictureProps {
  name: PictureName;
  size?: keyof typeof pictureSizes;
  /** The page's main picture: fetched first instead of lazily. */
  eager?: boolean;
  /** Where words beside the picture say the same. */
  decorative?: boolean;
  className?: string;
}

/**
 * A picture of the site in AVIF and WebP with its size set, so that nothing moves when it
 * arrives. Shows a drawing of the same size where no original of that name exists.
 */
export function Picture({ name, size = 'third', eager, decorative, className = '' }: PictureProps) {
  const built = builtPictures[name];
  const alt = decorative ? '' : pictures[name];
  if (!built) return <DrawnPlaceholder label={alt} className={className} />;
  const sizes = pictureSizes[size];
  return (
    <picture>
      {built.avif && <source type="image/avif" srcSet={built.avif} sizes={sizes} />}
      {built.webp && <source type="image/webp" srcSet={built.webp} sizes={sizes} />}
      <img
        src={built.fallback}
        alt={alt}
        width={built.width}
        height={built.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={`h-auto w-full object-cover ${tones[built.tone]} ${className}`}
      />
    </picture>
  );
}

function DrawnPlaceholder({ label, className }: { label: string; className: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 1200 800"
      {...named}
      className={`h-auto w-full bg-tint text-brand ${className}`}
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
