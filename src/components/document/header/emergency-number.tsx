import { phoneHref, site } from '../../../facts/hospital/site.ts';
import { DrawnIcon } from '../../icons/icon.tsx';
import * as drawings from '../../icons/icon-drawings.ts';
import { useWords } from '../../locale.tsx';

/** The emergency number as one red link; on a phone its words are for screen readers only. */
export function EmergencyNumber() {
  const { labels } = useWords('labels');
  return (
    <a href={phoneHref} className="emergency-link">
      <DrawnIcon drawing={drawings.phone} className="size-6" />
      <span className="sr-only md:not-sr-only">
        {labels.emergency} <b className="block">{site.phone}</b>
      </span>
    </a>
  );
}
