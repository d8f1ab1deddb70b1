import { isPlanned } from '../../facts/planned-services.ts';
import { phoneHref } from '../../facts/site.ts';
import type { RouteName } from '../../routes.ts';
import type { Block, ServicePage } from '../../words/service-page.ts';
import { ActionLinks } from '../action-links.tsx';
import { useWords } from '../edition.tsx';
import { FactList } from '../fact-list.tsx';
import { type PageSection, PageSections } from '../page-sections.tsx';
import { slugOf } from '../text/slug-of.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** A department's labels: those of what is not open yet, where it is not. */
export function useServiceLabels(name: RouteName) {
  const { plannedLabels, serviceLabels } = useWords('serviceLabels');
  return isPlanned(name) ? { ...serviceLabels, ...plannedLabels } : serviceLabels;
}

type ServiceLabels = ReturnType<typeof useServiceLabels>;

/** The questions that every page answers, as its sections. */
export function partsOf(labels: ServiceLabels) {
  return {
    whatItIs: { id: 'what-it-is', heading: labels.whatItIs },
    whoItIsFor: { id: 'who-it-is-for', heading: labels.whoItIsFor },
    onTheDay: { id: 'on-the-day', heading: labels.onTheDay },
    whatToBring: { id: 'what-to-bring', heading: labels.whatToBring },
    cost: { id: 'cost', heading: labels.cost },
    reachUs: { id: 'reach-us', heading: labels.reachUs },
  } as const;
}

/** Links to the page's sections, so that nobody has to scroll past what they did not come for. */
export function Contents({
  blocks,
  parts,
  opening = [],
  closing = [],
}: {
  blocks: readonly Block[];
  parts: ReturnType<typeof partsOf>;
  opening?: readonly PageSection[] | undefined;
  closing?: readonly PageSection[] | undefined;
}) {
  const { whatItIs, whoItIsFor, ...rest } = parts;
  const sections: readonly PageSection[] = [
    whatItIs,
    ...opening,
    whoItIsFor,
    ...blocks.map(({ heading }) => ({ id: slugOf(heading), heading })),
    ...Object.values(rest),
    ...closing,
  ];
  return <PageSections sections={sections} className="mt-8 lg:px-7" />;
}

/** The facts at a glance: hours, phone, insurance, booking; `quiet` where the number stands above. */
export function SummaryBox({
  service,
  labels,
  quiet,
}: {
  service: ServicePage;
  labels: ServiceLabels;
  quiet: boolean;
}) {
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-7">
      <h2 id="opening-hours" className="text-h3">
        {labels.openingHours}
      </h2>
      <div className="mt-4">
        <FactList facts={service.hours} />
      </div>
      <p className="mt-5 text-small text-ink-soft">{labels.accredited}</p>
      {service.actions[0]?.target !== 'call' && (
        <p className="mt-4">
          <a href={phoneHref} className="text-link inline-flex min-h-11 items-center">
            <span>
              <UnbrokenText text={labels.call} />
            </span>
          </a>
        </p>
      )}
      {!quiet && (
        <div className="no-print mt-3 hidden flex-wrap gap-3 lg:flex">
          <ActionLinks actions={service.actions.slice(0, 1)} />
        </div>
      )}
    </div>
  );
}
