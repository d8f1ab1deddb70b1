import { EmergencyLine } from '../components/emergency-line.tsx';
import { ServiceBlock, slugOf } from '../components/service-block.tsx';
import { ServiceView } from '../components/service-view.tsx';
import { ambulanceCost, ambulanceSource } from '../content/ambulance.ts';
import { emergency } from '../content/service-pages/emergency.ts';
import { sourceLine } from '../facts/source.ts';
import type { PageProps } from './page-props.ts';

/** /services/emergency: the number comes first (spec section 2, Service pages). */
export function EmergencyPage({ place, today }: PageProps) {
  const ambulance = ambulanceCost(today);
  const { heading } = ambulance;
  return (
    <ServiceView
      service={emergency}
      place={place}
      urgent={<EmergencyLine />}
      ownSections={{ closing: [{ id: slugOf(heading), heading }] }}
    >
      <div>
        <ServiceBlock block={ambulance} />
        <p className="mt-3 text-small text-ink-soft">
          Source:{' '}
          <a href={ambulanceSource.url} rel="noreferrer" className="text-link">
            {sourceLine(ambulanceSource)}
          </a>
        </p>
      </div>
    </ServiceView>
  );
}
