import { SvgIcon } from '../markup/svg-icon.tsx';
import { type IconName, iconPaths } from './icons.ts';

/** One of the site's icons by name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <SvgIcon path={iconPaths[name]} {...(className && { className })} />;
}
