import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { type IconName, iconPath } from '../icons/icon-path.ts';
import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { type PageTarget, useTargetHref } from './page-link.tsx';

type Target = { href: string } | PageTarget;

type ButtonLinkProps = Target & {
  look?: ButtonLook;
  icon?: IconName;
  /** Opens in a new tab, which screen readers announce. */
  newTab?: boolean;
  children: ReactNode;
};

/** A link that looks like a button; null if it leads to a page that is off. */
export function ButtonLink({ look = 'brand', icon, newTab, children, ...target }: ButtonLinkProps) {
  const hrefOf = useTargetHref();
  const href = 'to' in target ? hrefOf(target) : target.href;
  if (href === undefined) return null;
  return (
    <a href={href} className={buttonClasses(look)} {...(newTab && newTabAttributes)}>
      {icon && <Icon path={iconPath(icon)} />}
      <span>{typeof children === 'string' ? <UnbrokenText text={children} /> : children}</span>
      {newTab && <NewTabNote />}
    </a>
  );
}

/** Attributes of a link to another site that opens a new tab. */
export const newTabAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Tells screen readers that the link opens a new tab (WCAG technique G201). */
export function NewTabNote() {
  const { frame } = useWords('frame');
  return <span className="sr-only">{frame.newTab}</span>;
}
