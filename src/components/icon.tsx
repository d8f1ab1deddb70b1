import { type IconName, iconPaths } from './icons.ts';
import { SvgIcon } from './svg-icon.tsx';

/** One of the site's icons by name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <SvgIcon path={iconPaths[name]} {...(className && { className })} />;
}
