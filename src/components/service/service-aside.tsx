import { phoneHref, site } from '../../facts/site.ts';
import type { Block, ServicePage } from '../../words/service-page.ts';
import { ActionLinks } from '../action-link.tsx';
import { FactList } from '../fact-list.tsx';
import { type PageSection, PageSections } from '../page-sections.tsx';
import { slugOf } from '../text/slug-of.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** The questions that every page answers; a service that is not open yet words some its own way. */
export function partsOf({ headings = {} }: ServicePage) {
  return {
    whatItIs: { id: 'what-it-is', heading: 'What it is' },
    whoItIsFor: { id: 'who-it-is-for', heading: 'Who it is for' },
    onTheDay: { id: 'on-the-day', heading: headings.onTheDay ?? 'What happens on the day' },
    whatToBring: { id: 'what-to-bring', heading: headings.whatToBring ?? 'What to bring' },
    cost: { id: 'cost', heading: 'Cost and insurance' },
    reachUs: { id: 'reach-us', heading: 'How to reach us' },
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
export function SummaryBox({ service, quiet }: { service: ServicePage; quiet: boolean }) {
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-7">
      <h2 id="opening-hours" className="text-h3">
        {service.headings?.hours ?? 'Opening hours'}
      </h2>
      <div className="mt-4">
        <FactList facts={service.hours} />
      </div>
      <p className="mt-5 text-small text-ink-soft">
        Accredited for {site.accreditations.join(' and ')}. We also take other insurers, cash, card
        and mobile money.
      </p>
      {service.actions[0]?.target !== 'call' && (
        <p className="mt-4">
          <a href={phoneHref} className="text-link inline-flex min-h-11 items-center">
            <span>
              <UnbrokenText text={`Call ${site.phone}`} />
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
