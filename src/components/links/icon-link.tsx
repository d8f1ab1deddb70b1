import { Icon } from '../icons/icon.tsx';
import { iconPath } from '../icons/icon-path.ts';
import { NewTabNote, newTabAttributes } from './button-link.tsx';

interface IconLinkProps {
  /** Absolute URL of another site. */
  url: string;
  /** The link's name for screen readers. */
  label: string;
  icon: Parameters<typeof iconPath>[0];
  className: string;
}

/** A link to another site that shows only its icon. */
export function IconLink({ url, label, icon, className }: IconLinkProps) {
  return (
    <a href={url} {...newTabAttributes} className={className}>
      <Icon path={iconPath(icon)} className="size-5" />
      <span className="sr-only">{label}</span>
      <NewTabNote />
    </a>
  );
}
