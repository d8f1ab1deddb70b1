import type { ReactNode } from 'react';

interface IconProps {
  /** Tailwind size and colour classes. */
  className?: string;
}

function IconFrame({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 256 256"
      // the size without the stylesheet: an icon drawn as wide as the page would bury the words
      width={20}
      height={20}
      aria-hidden="true"
      className={`icon ${className}`}
    >
      {children}
    </svg>
  );
}

/**
 * A decorative icon in the text's colour, at its path in the sheet of icons (icons.ts); the words
 * beside it carry the meaning (WCAG 1.1.1).
 */
export function Icon({ path, ...frame }: IconProps & { path: string }) {
  return (
    <IconFrame {...frame}>
      <use href={path} />
    </IconFrame>
  );
}

/**
 * The same for one that stands alone, drawn in the page: the `d` of its path, on a ground of 256 by
 * 256 (icon-drawings.ts).
 */
export function DrawnIcon({ drawing, ...frame }: IconProps & { drawing: string }) {
  return (
    <IconFrame {...frame}>
      <path d={drawing} />
    </IconFrame>
  );
}
