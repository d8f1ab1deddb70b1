import { type IconName, iconMarkup } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Tailwind size and colour classes. */
  className?: string;
}

/** A decorative icon in the text's colour; the words beside it carry the meaning (WCAG 1.1.1). */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths from the icon package, fixed at build
      dangerouslySetInnerHTML={{ __html: iconMarkup[name] }}
    />
  );
}
