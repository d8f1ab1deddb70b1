import type { ReactNode } from 'react';
import { phoneHref, site } from '../../facts/hospital/site.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';

export interface EmergencyCallProps {
  label: ReactNode;
  /** A line around it, on a red ground. */
  onRed?: boolean | undefined;
  /** Not on wide screens, whose header has the number. */
  narrowOnly?: boolean | undefined;
}

/** The emergency number as one large link, with its label above. */
export function EmergencyCall({ label, onRed, narrowOnly }: EmergencyCallProps) {
  const colours = onRed ? 'border-2 text-on-alarm' : 'bg-alarm text-on-alarm';
  return (
    <a
      href={phoneHref}
      className={`emergency-line button rounded-control py-3 ${colours} ${narrowOnly ? 'lg:hidden' : ''}`.trim()}
    >
      <Icon path={icons.phone} className="size-7" />
      <span>
        <span className="block text-small font-semibold">{label}</span>{' '}
        <span className="emergency-number">{site.phone}</span>
      </span>
    </a>
  );
}
