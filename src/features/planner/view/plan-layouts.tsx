import type { ReactNode } from 'react';
import { PageHero } from '../../../components/document/page-hero.tsx';
import { ReviewNote } from '../../../components/notes/review-note.tsx';
import { Sources } from '../../../components/notes/sources.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { notReviewed } from '../../../facts/legal/review.ts';
import type { Source } from '../../../facts/sources/source.ts';
import type { Place } from '../../../site/addresses.ts';

interface PlanLayoutProps {
  place: Place;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The page before a valid form is sent: the form first, then what else there is to know. */
export function PlanQuestion({
  place,
  heading,
  lead,
  formHeading,
  form,
  children,
}: PlanLayoutProps & { formHeading: string; form: ReactNode }) {
  return (
    <>
      <PageHero place={place} heading={heading} lead={lead} />
      <div className="shell grid items-start gap-x-16 gap-y-12 pb-16 beside-form md:pb-24">
        <section
          aria-labelledby="ask"
          className="rounded-panel bg-surface p-6 shadow-float md:p-10"
        >
          <h2 id="ask" className="mb-5 text-h3">
            {formHeading}
          </h2>
          {form}
        </section>
        {children}
      </div>
    </>
  );
}

/** The page of the plan; its lead is not printed. */
export function PlanAnswer({ place, heading, lead, children }: PlanLayoutProps) {
  return (
    <>
      <PageHero place={place} heading={heading} lead={<span className="no-print">{lead}</span>} />
      <div className="print-columns shell grid gap-x-16 gap-y-10 pb-16 beside-narrow md:pb-24">
        {children}
      </div>
    </>
  );
}

/** The form again below a plan, to change the input. */
export function AskAgain({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 id="ask" className="mb-5 text-section">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface PlanExplainedProps {
  words: { heading: string; text: string };
  links: readonly { label: string; href: string }[];
}

/** How a plan is made, with links to related pages. */
export function PlanExplained({ words, links }: PlanExplainedProps) {
  return (
    <section className="no-print ruled">
      <h2 id="counted" className="text-section">
        {words.heading}
      </h2>
      <p className="mt-3">
        <LinkedText text={words.text} />
      </p>
      <ul className="mt-3">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sources of a plan, and who reviewed it. */
export function PlanSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="space-y-4">
      <Sources sources={sources} />
      <ReviewNote review={notReviewed} />
    </div>
  );
}
