import { phoneHref, site } from '../site.ts';
import { Icon } from './icon.tsx';

/** The emergency number as one large link with its own label (design, 'Emergency line'). */
export function EmergencyLine({ label = 'Emergency, open 24 hours' }: { label?: string }) {
  return (
    <a
      href={phoneHref}
      className="button flex w-fit max-w-full items-center gap-4 rounded-control bg-alarm px-5 py-3 text-on-alarm"
    >
      <Icon name="phone" className="size-7" />
      <span>
        <span className="block text-small font-medium">{label}</span>{' '}
        <span className="block font-display text-h3 font-bold">{site.phone}</span>
      </span>
    </a>
  );
}
