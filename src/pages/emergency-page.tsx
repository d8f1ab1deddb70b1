import { useLink, useWords } from '../components/edition.tsx';
import { EmergencyLine } from '../components/emergency-line.tsx';
import { ServiceBlock } from '../components/service/service-block.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import { SourceNote } from '../components/source-note.tsx';
import { slugOf } from '../components/text/slug-of.ts';
import type { PageProps } from './page-props.ts';

/** What cannot wait, one tap from the first screen. */
function Jumps() {
  const { jumps } = useWords('emergency');
  const { labels } = useWords('labels');
  const link = useLink();
  return (
    <ul className="no-print mt-4 flex flex-wrap gap-x-6">
      {jumps.map(({ label, heading }) => (
        <li key={label}>
          <a
            href={`#${slugOf(heading)}`}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a {...link('emergencyCard')} className="text-link inline-flex min-h-11 items-center">
          {labels.emergencyCard}
        </a>
      </li>
    </ul>
  );
}

/** /services/emergency: the number comes first. */
export function EmergencyPage({ place, today }: PageProps) {
  const { ambulanceCost, ambulanceSource } = useWords('ambulance');
  const ambulance = ambulanceCost(today);
  const { heading } = ambulance;
  return (
    <ServiceView
      place={place}
      urgent={
        <div>
          <EmergencyLine />
          <Jumps />
        </div>
      }
      ownSections={{ closing: [{ id: slugOf(heading), heading }] }}
    >
      <div>
        <ServiceBlock block={ambulance} />
        <SourceNote source={ambulanceSource} />
      </div>
    </ServiceView>
  );
}
