import { phoneHref, site } from '../facts/site.ts';
import { useWords } from './edition.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

/** The emergency number as one large link with its own label. */
export function EmergencyLine() {
  const { frame } = useWords('frame');
  return (
    <a
      href={phoneHref}
      className="emergency-line button rounded-control bg-alarm py-3 text-on-alarm"
    >
      <Icon path={icons.phone} className="size-7" />
      <span>
        <span className="block text-small font-medium">{frame.emergencyLine}</span>{' '}
        <span className="emergency-number">{site.phone}</span>
      </span>
    </a>
  );
}
