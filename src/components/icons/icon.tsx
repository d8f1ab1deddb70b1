import type { ReactNode } from 'react';

interface IconProps {
  /** Tailwind size and colour classes. */
  className?: string;
}

/** The frame of a drawing in a viewBox of 256 by 256, hidden from screen readers. */
export function IconFrame({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 256 256"
      // the size without the stylesheet; otherwise an icon would be as wide as the page
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
 * A decorative icon in the colour of the text, from the icon sheet (icon-names.ts). The text beside
 * it has the meaning (WCAG 1.1.1).
 */
export function Icon({ path, ...frame }: IconProps & { path: string }) {
  return (
    <IconFrame {...frame}>
      <use href={path} />
    </IconFrame>
  );
}

/**
 * A decorative icon that is inline in the page (icon-drawings.ts). `drawing` is the `d` of its
 * path, in a viewBox of 256 by 256.
 */
export function DrawnIcon({ drawing, ...frame }: IconProps & { drawing: string }) {
  return (
    <IconFrame {...frame}>
      <path d={drawing} />
    </IconFrame>
  );
}
