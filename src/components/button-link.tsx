import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

const looks = {
  action: 'bg-clay text-on-clay hover:bg-clay-strong',
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  quiet: 'border border-current text-brand hover:bg-tint',
  chat: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
  onBand: 'border border-current text-on-band hover:bg-brand-700',
} as const;

/** Classes of a button in one of the site's looks; 44 px high at least (WCAG 2.5.8). */
export function buttonClasses(look: keyof typeof looks): string {
  return `button inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control px-5 py-2.5 text-center font-semibold transition-colors ${looks[look]}`;
}

interface ButtonLinkProps {
  href: string;
  look?: keyof typeof looks;
  icon?: IconName;
  /** Opens in a new tab, said to screen readers (spec section 2, Header). */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'brand', icon, newTab, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClasses(look)} {...(newTab && newTabAttributes)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {newTab && <NewTabNote />}
    </a>
  );
}

/** Attributes of a link to another site that opens a new tab. */
export const newTabAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Tells screen readers that the link opens a new tab (WCAG technique G201). */
export function NewTabNote() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
