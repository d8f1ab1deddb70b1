import type { ComponentType, ReactNode } from 'react';
import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import type { FormValues } from '../../../components/form/form-definition.ts';
import { ReviewNote } from '../../../components/notes/review-note.tsx';
import { Sources } from '../../../components/notes/sources.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import type { Source } from '../../../facts/sources/source.ts';
import type { PlanInput } from './plan-form.tsx';

interface ShownPlan {
  /** The largest thing of the page; undefined is its heading. */
  largest?: ReactNode;
  /** What is beside it on wide screens: what is true today. */
  summary?: ReactNode;
  /** Below that: what comes first for those who missed something. */
  missed?: ReactNode;
  content: ReactNode;
}

interface PlanPageProps<Field extends string> extends Pick<PageProps, 'place' | 'submission'> {
  /** Texts of the page before a valid form is sent, and the heading of the form below a plan. */
  words: { heading: string; lead: string; formHeading: string; again: string };
  /** Texts of the page with the plan; its lead is not printed. */
  planWords: { heading: string; lead?: string };
  Form: ComponentType<PlanInput>;
  /** Shown before an empty form of many fields, on wide screens beside the page's heading. */
  first?: ReactNode;
  /** Shown beside the empty form. */
  beside: ReactNode;
  /** Returns the plan for the values of a valid form. */
  plan: (values: FormValues<Field>) => ShownPlan;
  /** How the plan is made; at the end of both pages, above the sources. */
  explained: ReactNode;
  sources: readonly Source[];
}

/** The page of a plan: the form first, then what else there is to know; or after a valid POST the plan. */
export function PlanPage<Field extends string>({
  place,
  submission,
  words,
  planWords,
  Form,
  first,
  beside,
  plan,
  explained,
  sources,
}: PlanPageProps<Field>) {
  if (submission && Object.keys(submission.errors).length === 0) {
    const values = submission.values as FormValues<Field>;
    const { largest, summary, missed, content } = plan(values);
    return (
      <>
        <PageOpening
          place={place}
          heading={planWords.heading}
          largest={largest}
          beside={
            summary ? (
              <div className="space-y-6">
                {summary}
                {missed}
              </div>
            ) : (
              missed
            )
          }
          lead={planWords.lead && <span className="no-print">{planWords.lead}</span>}
        />
        <div
          className={`print-columns shell grid gap-x-16 gap-y-10 pt-6 pb-16 beside-narrow md:pt-12 md:pb-24 ${summary ? 'lg:grid-rows-[auto_1fr]' : ''}`.trim()}
        >
          {content}
          <div className={`space-y-9 lg:col-start-2 ${summary ? 'lg:row-span-2' : ''}`.trim()}>
            <section>
              <h2 id="ask" className="mb-5 text-section">
                {words.again}
              </h2>
              <Form place={place} values={values} />
            </section>
            {summary && explained}
          </div>
          <div className="space-y-9 lg:col-start-1">
            {!summary && explained}
            <PlanSources sources={sources} />
          </div>
        </div>
      </>
    );
  }
  const rest = (
    <>
      {beside}
      {explained}
    </>
  );
  return (
    <>
      <PageOpening place={place} heading={words.heading} lead={words.lead} compact />
      {first && <div className="shell pt-6 md:pt-12">{first}</div>}
      <div className="shell grid items-start gap-y-12 pt-6 pb-16 beside-picture md:pt-12 md:pb-24">
        <section aria-labelledby="ask" className="rounded-panel bg-surface p-6 floats md:p-10">
          <h2 id="ask" className="mb-5 text-h3">
            {words.formHeading}
          </h2>
          <Form place={place} {...submission} />
        </section>
        {first ? <div className="space-y-9 lg:sticky lg:top-24">{rest}</div> : rest}
        <PlanSources sources={sources} />
      </div>
    </>
  );
}

/** The sources of a plan, and who reviewed it. */
function PlanSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="space-y-4">
      <Sources sources={sources} />
      <ReviewNote review={notReviewed} />
    </div>
  );
}
