interface SvgIconProps {
  /** What stands inside the svg element. */
  markup: string;
  /** Tailwind size and colour classes. */
  className?: string;
}

/** A decorative icon in the text's colour; the words beside it carry the meaning (WCAG 1.1.1). */
export function SvgIcon({ markup, className = 'size-5' }: SvgIconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      // the size without the stylesheet: an icon drawn as wide as the page would bury the words
      width={20}
      height={20}
      fill="currentColor"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths from the icon package, fixed at build
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** What stands inside the svg element of one of the icon package's files. */
export function innerMarkup(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
}
