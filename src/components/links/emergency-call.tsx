import type { ReactNode } from 'react';
import { phoneHref, site } from '../../facts/hospital/site.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';

/** The emergency number as one large link, with its label above. */
export function EmergencyCall({ label }: { label: ReactNode }) {
  return (
    <a
      href={phoneHref}
      className="emergency-line button rounded-control bg-alarm py-3 text-on-alarm"
    >
      <Icon path={icons.phone} className="size-7" />
      <span>
        <span className="block text-small font-medium">{label}</span>{' '}
        <span className="emergency-number">{site.phone}</span>
      </span>
    </a>
  );
}
