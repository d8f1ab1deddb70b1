import { PageRows, useRelatedPages } from '../../../components/department/related-pages.tsx';
import type { PageTarget } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { isOn } from '../../../site/routes.ts';

/** Planning: the doctors, the planner, the birth plan, the tests of each visit, then the health guides. */
export function MaternityLine({ lead }: { lead: string }) {
  const { maternityLine } = useWords('maternity');
  const { labels } = useWords('labels');
  const { departmentLabels } = useWords('departmentLabels');
  const related = useRelatedPages('maternity');
  const people = related.filter(({ doctor }) => doctor);
  const guides = related.filter(({ doctor }) => !doctor);
  const pages: readonly (PageTarget & { label: string })[] = [
    { to: 'antenatalPlanner', label: labels.antenatalPlanner },
    { to: 'birthPlan', label: labels.birthPlan },
    { to: 'maternityPackages', end: '#schedule', label: maternityLine.tests },
  ];
  return (
    <section aria-labelledby={maternityLine.id} className="shell py-8 md:py-16">
      <div className="grid items-center gap-x-14 lg:grid-cols-2">
        <div>
          <h2 id={maternityLine.id} className="text-h2">
            {maternityLine.heading}
          </h2>
          <p className="mt-3 leading-snug">
            <LinkedText text={lead} />
          </p>
          <nav aria-label={departmentLabels.related} className="no-print mt-6 md:mt-8">
            <PageRows pages={[...people, ...pages.filter(({ to }) => isOn(to)), ...guides]} />
          </nav>
        </div>
        <div className="hidden lg:block">
          <Picture name="packages" decorative size="half" className="bg-page" />
        </div>
      </div>
    </section>
  );
}
