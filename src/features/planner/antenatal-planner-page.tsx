import { PageHero } from '../../components/document/page-hero.tsx';
import type { FormValues } from '../../components/form/form-definition.ts';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { useLink, useWords } from '../../components/locale.tsx';
import { ReviewNote } from '../../components/notes/review-note.tsx';
import { Sources } from '../../components/notes/sources.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { ServiceBlock } from '../../components/service/service-block.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { DangerList } from '../../components/urgency/danger-list.tsx';
import { dangerSigns } from '../../facts/clinical/danger-signs.ts';
import { notReviewed } from '../../facts/legal/review.ts';
import { antenatalPlanSources } from '../../facts/sources/care-sources.ts';
import { dueDateOf, type PlanField, planFor } from './antenatal-plan.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PlanVisits } from './plan-visits.tsx';
import { PlannerForm } from './planner-form.tsx';
import { SavePlan } from './save-plan.tsx';

function DangerSigns() {
  const { planAlarm } = useWords('antenatalPlanner');
  return (
    <section aria-labelledby="danger-signs" className="rounded-panel bg-alarm-tint p-5 md:p-8">
      <h2 id="danger-signs" className="text-section text-alarm-ink">
        {planAlarm.heading}
      </h2>
      <p className="mt-3 mb-4">
        <LinkedText text={planAlarm.text} />
      </p>
      <EmergencyLine />
      <DangerList signs={dangerSigns.pregnancy} />
    </section>
  );
}

function CountingExplained() {
  const { how } = useWords('antenatalPlanner').planner;
  const link = useLink();
  return (
    <section className="no-print ruled">
      <h2 id="counted" className="text-section">
        {how.heading}
      </h2>
      <p className="mt-3">
        <LinkedText text={how.text} />
      </p>
      <ul className="mt-3">
        {[
          { label: how.more, ...link('maternityPackages') },
          { label: how.care, ...link('maternity') },
        ].map(({ label, ...address }) => (
          <li key={address.href}>
            <a {...address} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlannerSources() {
  return (
    <div className="space-y-4">
      <Sources sources={antenatalPlanSources} />
      <ReviewNote review={notReviewed} />
    </div>
  );
}

function PlannerQuestion({ place, submission }: Pick<PageProps, 'place' | 'submission'>) {
  const { planner } = useWords('antenatalPlanner');
  return (
    <>
      <PageHero place={place} heading={planner.heading} lead={planner.lead} />
      <div className="shell grid items-start gap-x-16 gap-y-12 pb-16 beside-form md:pb-24">
        <section
          aria-labelledby="ask"
          className="rounded-panel bg-surface p-6 shadow-float md:p-10"
        >
          <h2 id="ask" className="mb-5 text-h3">
            {planner.formHeading}
          </h2>
          <PlannerForm place={place} {...submission} />
        </section>
        <DangerSigns />
        <CountingExplained />
        <PlannerSources />
      </div>
    </>
  );
}

interface PlanProps extends Pick<PageProps, 'place' | 'today'> {
  values: FormValues<PlanField>;
}

function Plan({ place, today, values }: PlanProps) {
  const { planner, planWords } = useWords('antenatalPlanner');
  const { labourWords } = useWords('labourWords');
  const plan = planFor(dueDateOf(values), today);
  return (
    <>
      <PageHero
        place={place}
        heading={planWords.heading}
        lead={<span className="no-print">{planWords.lead}</span>}
      />
      <div className="print-columns shell grid gap-x-16 gap-y-10 pb-16 beside-narrow md:pb-24">
        <PlanSummary plan={plan} today={today} />
        <SavePlan place={place} plan={plan} values={values} />
        <div className="max-w-measure space-y-9">
          <PlanVisits plan={plan} />
        </div>
        <div className="max-w-measure space-y-9">
          <DangerSigns />
          <ServiceBlock
            block={{ kind: 'list', heading: planWords.bringHeading, items: planWords.bring }}
          />
          <ServiceBlock
            block={{ kind: 'facts', heading: planWords.labourHeading, facts: labourWords }}
          />
        </div>
        <section>
          <h2 id="ask" className="mb-5 text-section">
            {planner.again}
          </h2>
          <PlannerForm place={place} values={values} />
        </section>
        <CountingExplained />
        <PlannerSources />
      </div>
    </>
  );
}

/** /antenatal-planner: the form, or after a valid POST the plan. */
export function AntenatalPlannerPage({ place, today, submission }: PageProps) {
  if (!submission || Object.keys(submission.errors).length > 0)
    return <PlannerQuestion place={place} submission={submission} />;
  const values = submission.values as FormValues<PlanField>;
  return <Plan place={place} today={today} values={values} />;
}
