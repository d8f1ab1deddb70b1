import { PageLink, type PageTarget } from '../../../components/links/page-link.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { isOn } from '../../../site/routes.ts';

interface PlanExplainedProps {
  words: { heading: string; text: string };
  links: readonly (PageTarget & { label: string })[];
}

/** How a plan is made, with links to related pages. */
export function PlanExplained({ words, links }: PlanExplainedProps) {
  return (
    <section className="no-print">
      <h2 id="counted" className="text-section">
        {words.heading}
      </h2>
      <p className="mt-3">
        <LinkedText text={words.text} />
      </p>
      <ul className="mt-3">
        {links
          .filter(({ to }) => isOn(to))
          .map(({ label, ...page }) => (
            <li key={label}>
              <PageLink {...page} className="text-link touch-target py-2">
                {label}
              </PageLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
