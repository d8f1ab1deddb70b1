import { LeadCard } from '../../components/department/lead-card.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { Disclosure } from '../../components/lists/disclosure.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Paper, ReadingPage } from '../../words/reading/reading-page.ts';

/** What each paper costs, as links to them; a phone has the same in the papers' own lines. */
export function PaperCosts({ page }: { page: ReadingPage }) {
  const { costHeading = '' } = page;
  const rows = page.blocks.flatMap((block) =>
    'cost' in block && block.cost ? [{ ...block, cost: block.cost }] : [],
  );
  return (
    <div className="no-print max-sm:hidden" data-search="off">
      <LeadCard id={slugOf(costHeading)} heading={costHeading}>
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
          {rows.map(({ id, heading, cost }) => (
            <li key={heading} className="border-t border-line">
              <a
                href={`#${id ?? slugOf(heading)}`}
                className="flex items-center justify-between gap-4 py-2 hover:underline"
              >
                <span>
                  <span className="block">{heading}</span>{' '}
                  <span className="block font-semibold">
                    <UnbrokenText text={cost} />
                  </span>
                </span>
                <Icon path={icons.arrowRight} className="size-5 rotate-90" />
              </a>
            </li>
          ))}
        </ul>
      </LeadCard>
    </div>
  );
}

/** A paper: on a phone a line with its name and cost, which opens. */
export function PaperSection({ paper: { id, heading, intro, cost, facts } }: { paper: Paper }) {
  return (
    <section className="fold-line reading-more sm:py-4 md:py-12">
      <h2 className="fold-line-name text-section">
        <span>
          {heading}{' '}
          <span
            className="no-print block font-body text-small font-semibold sm:hidden"
            data-search="off"
          >
            <UnbrokenText text={cost} />
          </span>
        </span>
      </h2>
      <Disclosure
        id={id ?? slugOf(heading)}
        openWide
        summary={<span className="sr-only">{heading}</span>}
      >
        {intro && (
          <p className="mb-4 max-w-measure text-ink-soft md:mb-6">
            <LinkedText text={intro} />
          </p>
        )}
        <FactList facts={facts} />
      </Disclosure>
    </section>
  );
}
