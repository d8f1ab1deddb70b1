import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { PageSections } from '../../components/page-sections.tsx';
import { LeadCard } from '../../components/service/lead-card.tsx';
import { LeadList } from '../../components/service/lead-list.tsx';
import type { FlowSection } from '../../components/service/service.ts';
import { ServiceFlow } from '../../components/service/service-flow.tsx';
import { blockSection, Part, useService } from '../../components/service/service-parts.tsx';
import { ServiceEnd, ServiceHero, ServiceSheet } from '../../components/service/service-view.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';

/** The times for giving samples and for results. */
function Times() {
  const { laboratoryPage, resultTimes } = useWords('laboratory');
  const { collection } = laboratoryPage;
  const results = slugOf(resultTimes.heading);
  return (
    <LeadCard id="collection" heading={collection.heading}>
      <LeadList facts={collection.facts} />
      <p className="text-small text-ink-soft">{collection.note}</p>
      <h2 id={results} className="mt-6 text-h3">
        {resultTimes.heading}
      </h2>
      <LeadList facts={resultTimes.facts} />
      <p className="text-small text-ink-soft">{resultTimes.intro}</p>
    </LeadCard>
  );
}

function Packages() {
  const { healthChecks, laboratoryPage } = useWords('laboratory');
  const { heading, cards } = healthChecks;
  const { intro, prices, ...table } = laboratoryPage.packages;
  return (
    <Part id={slugOf(heading)} heading={heading}>
      <p className="mb-4">
        <LinkedText text={intro} />
      </p>
      <ScrollTable
        {...table}
        rows={cards.map(({ title, text, points }) => [
          title,
          text,
          points.join('; '),
          prices[title] ?? '',
        ])}
      />
    </Part>
  );
}

/** /services/laboratory: hours and result times, then tests and how to prepare. */
export function LaboratoryPage({ place }: PageProps) {
  const service = useService(place);
  const { healthChecks, resultTimes } = useWords('laboratory');
  const { words, parts } = service;
  const { whatItIs, whoItIsFor, ...visit } = parts;
  const blocks = words.blocks
    .filter((block) => block !== healthChecks && block !== resultTimes)
    .map((block) =>
      blockSection(block, block.kind === 'cards' && !block.cards.some(({ points }) => points)),
    );
  const { heading } = healthChecks;
  const sections: readonly FlowSection[] = [
    { id: slugOf(heading), heading, wide: true, node: <Packages /> },
    ...blocks,
    ...Object.values(visit),
    whatItIs,
    whoItIsFor,
  ];
  return (
    <>
      <ServiceHero place={place} service={service} withPicture lead={<Times />} />
      <ServiceSheet>
        <PageSections strip sections={sections} />
        <ServiceFlow service={service} sections={sections} />
      </ServiceSheet>
      <ServiceEnd service={service} />
    </>
  );
}
