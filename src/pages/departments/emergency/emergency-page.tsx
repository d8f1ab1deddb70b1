import { NoCredit } from '../../../components/links/no-credit.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { SectionLink } from '../../../components/service/section-link.tsx';
import type { FlowSection } from '../../../components/service/service.ts';
import { ServiceBlock } from '../../../components/service/service-block.tsx';
import { ServiceFlow } from '../../../components/service/service-flow.tsx';
import { Part, useDepartment } from '../../../components/service/service-parts.tsx';
import { ServiceSheet } from '../../../components/service/service-view.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { NumberRows } from '../../../components/urgency/number-rows.tsx';
import { UrgencyCard } from '../../../components/urgency/urgency-card.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { EmergencyFolds } from './emergency-folds.tsx';
import { EmergencyHero } from './emergency-hero.tsx';

/** The danger signs of anyone, of children and in pregnancy. */
function DangerSigns() {
  const { danger } = useWords('emergency');
  return (
    <UrgencyCard
      urgency="now"
      id={slugOf(danger.heading)}
      heading={danger.heading}
      text={danger.text}
      numbered
    >
      <div className="grid gap-x-12 gap-y-5 pt-3 lg:grid-cols-3">
        {danger.groups.map(({ heading, group, more }) => (
          <div key={group}>
            <h3 className="text-h4">{heading}</h3>
            <DangerList signs={dangerSigns[group]} />
            {more && <SectionLink {...more} />}
          </div>
        ))}
      </div>
    </UrgencyCard>
  );
}

/** Numbers of other organisations, for a caller who cannot get through. */
function NationalLines() {
  const { lines } = useWords('emergency');
  return (
    <Part id={slugOf(lines.heading)} heading={lines.heading}>
      <p>
        <LinkedText text={lines.intro} />
      </p>
      <NumberRows facts={lines.facts} />
      <NoCredit />
      <p className="mt-2 text-small text-ink-soft">
        <LinkedText text={lines.note} />
      </p>
    </Part>
  );
}

/** /services/emergency: the number, danger signs and first aid come first; the rest folds. */
export function EmergencyPage({ place, today }: PageProps) {
  const service = useDepartment(place);
  const { lines } = useWords('emergency');
  const sections: readonly FlowSection[] = [
    { id: slugOf(lines.heading), heading: lines.heading, node: <NationalLines /> },
    {
      id: 'more',
      heading: service.labels.aside,
      node: <EmergencyFolds service={service} today={today} />,
    },
  ];
  return (
    <>
      <EmergencyHero place={place} service={service} />
      <ServiceSheet>
        <DangerSigns />
        {service.words.blocks.map((block) => (
          <ServiceBlock key={block.heading} block={block} />
        ))}
        <ServiceFlow service={service} sections={sections} />
      </ServiceSheet>
    </>
  );
}
