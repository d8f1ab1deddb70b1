import { PageRows, RelatedPages } from '../../../components/department/related-pages.tsx';
import type { PageTarget } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { isOn } from '../../../site/routes.ts';

/** Planning: the planner, the birth plan, the tests of each visit, then the doctors and health guides. */
export function MaternityLine({ lead }: { lead: string }) {
  const { maternityLine } = useWords('maternity');
  const { labels } = useWords('labels');
  const pages: readonly (PageTarget & { label: string })[] = [
    { to: 'antenatalPlanner', label: labels.antenatalPlanner },
    { to: 'birthPlan', label: labels.birthPlan },
    { to: 'maternityPackages', end: '#schedule', label: maternityLine.tests },
  ];
  return (
    <section aria-labelledby={maternityLine.id} className="shell py-8 md:py-12">
      <div className="grid items-baseline gap-x-16 lg:grid-cols-2">
        <h2 id={maternityLine.id} className="text-section">
          {maternityLine.heading}
        </h2>
        <p className="mt-3">
          <LinkedText text={lead} />
        </p>
      </div>
      <div className="no-print mt-8 lg:mt-5">
        <PageRows pages={pages.filter(({ to }) => isOn(to))} wide />
        <RelatedPages department="maternity" wide />
      </div>
    </section>
  );
}
