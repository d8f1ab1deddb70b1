interface IconProps {
  /** The `d` of the icon's path, on a ground of 256 by 256. */
  path: string;
  /** Tailwind size and colour classes. */
  className?: string;
}

/**
 * A decorative icon in the text's colour; the words beside it carry the meaning (WCAG 1.1.1).
 * Elements rather than a string of markup: under Trusted Types no string may become markup.
 */
export function Icon({ path, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      // the size without the stylesheet: an icon drawn as wide as the page would bury the words
      width={20}
      height={20}
      fill="currentColor"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
