import type { FormValues } from '../../../components/form/form-definition.ts';
import { FactList } from '../../../components/lists/fact-list.tsx';
import { useHref, useLanguage, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import {
  type BirthField,
  birthPlanSources,
} from '../../../facts/clinical/mother-and-child/birth-choices.ts';
import type { Fact } from '../../../words/departments/department-words.ts';
import { PlanAlarm } from '../view/plan-alarm.tsx';
import { PlanExplained } from '../view/plan-explained.tsx';
import { PlanPage } from '../view/plan-page.tsx';
import { SavePlan } from '../view/save-plan.tsx';
import { BirthForm } from './birth-form.tsx';
import { birthPlanText, reliefFacts, sheetLines } from './birth-plan.ts';

function LabourNow() {
  const { labourNow } = useWords('birthPlan');
  const href = useHref();
  return (
    <PlanAlarm words={labourNow}>
      <p className="no-print mt-3">
        <a href={href('maternity')} className="text-link touch-target">
          {labourNow.more}
        </a>
      </p>
    </PlanAlarm>
  );
}

/** What the hospital has against pain and what it has not, and what a baby needs on the first day. */
function Relief() {
  const { relief } = useWords('birthPlan');
  const { firstDay } = useWords('planFrame');
  const facts = reliefFacts(useLanguage());
  return (
    <section className="no-print ruled">
      <h2 id="pain-relief" className="mb-4 text-section">
        {relief.heading}
      </h2>
      <FactList facts={facts} />
      <p className="mt-3">{relief.note}</p>
      <p className="mt-3 font-semibold">{firstDay.beforeBirth}</p>
    </section>
  );
}

function BirthPlanExplained() {
  const { how } = useWords('birthPlan').birthPlan;
  return (
    <PlanExplained
      words={how}
      links={[
        { label: how.care, to: 'maternity' },
        { label: how.packages, to: 'maternityPackages' },
        { label: how.planner, to: 'antenatalPlanner' },
      ]}
    />
  );
}

/** The lines of the sheet, like a list of facts, but a typed word may be longer than the line. */
function Lines({ lines }: { lines: readonly Fact[] }) {
  return (
    <dl className="fact-list divide-y divide-line border-y border-line">
      {lines.map(({ term, detail }) => (
        <div key={term} className="fact-row">
          <dt>{term}</dt>
          <dd className="min-w-0">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SheetProps extends Pick<PageProps, 'place'> {
  values: FormValues<BirthField>;
}

function Sheet({ place, values }: SheetProps) {
  const { birthPlan, birthSheet } = useWords('birthPlan');
  return (
    <>
      <section id="sheet" className="min-w-0 rounded-panel bg-surface p-6 floats md:p-8">
        <Lines lines={sheetLines(values, place.language)} />
        <p className="mt-4 font-semibold">{birthPlan.noContract}</p>
      </section>
      <SavePlan place={place} text={birthPlanText(values, place.language)} words={birthSheet} />
      <Relief />
      <LabourNow />
    </>
  );
}

/** /birth-plan: the form, or after a valid POST the sheet. */
export function BirthPlanPage({ place, submission }: PageProps) {
  const { birthPlan, birthSheet } = useWords('birthPlan');
  return (
    <PlanPage<BirthField>
      {...{ place, submission }}
      words={birthPlan}
      planWords={birthSheet}
      Form={BirthForm}
      first={<LabourNow />}
      beside={<Relief />}
      plan={(values) => ({ content: <Sheet {...{ place, values }} /> })}
      explained={<BirthPlanExplained />}
      sources={birthPlanSources}
    />
  );
}
