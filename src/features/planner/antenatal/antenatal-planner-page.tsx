import { DepartmentBlock } from '../../../components/department/department-block.tsx';
import type { FormValues } from '../../../components/form/form-definition.ts';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { slugOf } from '../../../components/text/slug-of.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { LabourSigns } from '../../../components/urgency/labour-signs.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { antenatalPlanSources } from '../../../facts/sources/care-sources.ts';
import { FirstVisit } from '../view/first-visit.tsx';
import { AlarmLink, PlanAlarm } from '../view/plan-alarm.tsx';
import { planDay } from '../view/plan-day.tsx';
import { PlanExplained } from '../view/plan-explained.tsx';
import { PlanPage } from '../view/plan-page.tsx';
import { SavePlan } from '../view/save-plan.tsx';
import { AntenatalForm } from './antenatal-form.tsx';
import {
  type AntenatalPlan,
  antenatalClinic,
  dueDateOf,
  type PlanField,
  planFor,
} from './antenatal-plan.ts';
import { notYetText, planText } from './antenatal-texts.ts';
import { AntenatalVisits } from './antenatal-visits.tsx';
import { PlanSummary } from './plan-summary.tsx';

function AntenatalDangerSigns() {
  const { planAlarm } = useWords('antenatalPlanner');
  return (
    <PlanAlarm words={planAlarm}>
      <DangerList signs={dangerSigns.pregnancy} />
    </PlanAlarm>
  );
}

function AntenatalExplained() {
  const { how } = useWords('antenatalPlanner').planner;
  return (
    <PlanExplained
      words={how}
      links={[
        { label: how.more, to: 'maternityPackages' },
        { label: how.care, to: 'maternity' },
        { label: how.birthPlan, to: 'birthPlan' },
      ]}
    />
  );
}

interface PlanProps extends Pick<PageProps, 'place' | 'today'> {
  plan: AntenatalPlan;
  values: FormValues<PlanField>;
}

function Plan({ place, today, plan, values }: PlanProps) {
  const { planAlarm, planWords } = useWords('antenatalPlanner');
  return (
    <>
      <AlarmLink heading={planAlarm.heading} />
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <AntenatalVisits plan={plan} language={place.language} />
      </div>
      <SavePlan
        place={place}
        text={planText(plan, today, place.language)}
        calendar={plan.next && values}
        words={planWords}
      />
      <div className="max-w-measure space-y-9 lg:col-start-2">
        <AntenatalDangerSigns />
        <DepartmentBlock
          block={{ kind: 'list', heading: planWords.bringHeading, items: planWords.bring }}
        />
      </div>
      <section>
        <h2 id={slugOf(planWords.labourHeading)} className="mb-4 text-section">
          {planWords.labourHeading}
        </h2>
        <LabourSigns />
      </section>
    </>
  );
}

/** /antenatal-planner: the form, or after a valid POST the plan. */
export function AntenatalPlannerPage({ place, today, submission }: PageProps) {
  const { calendar, planner, planWords } = useWords('antenatalPlanner');
  const { language } = place;
  return (
    <PlanPage<PlanField>
      {...{ place, submission, planWords }}
      words={planner}
      Form={AntenatalForm}
      beside={<AntenatalDangerSigns />}
      plan={(values) => {
        const plan = planFor(dueDateOf(values), today);
        const { first, next } = plan;
        const booking = next && {
          service: 'maternity' as const,
          message: calendar.summary(next.week),
          label: planWords.bookLabel,
        };
        return {
          largest:
            next &&
            planDay(planWords.next(next.week), next.step, antenatalClinic, language, booking),
          summary: <PlanSummary plan={plan} today={today} />,
          missed: first && (
            <FirstVisit
              service="maternity"
              step={first}
              text={notYetText(first, language)}
              message={calendar.firstBooking}
              label={planWords.bookFirstLabel}
              isQuiet={Boolean(next)}
            />
          ),
          content: <Plan {...{ place, today, plan, values }} />,
        };
      }}
      explained={<AntenatalExplained />}
      sources={antenatalPlanSources}
    />
  );
}
