import { DepartmentBlock } from '../../../components/department/department-block.tsx';
import type { FormValues } from '../../../components/form/form-definition.ts';
import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { slugOf } from '../../../components/text/slug-of.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { birthDay } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import { antenatalPlanSources } from '../../../facts/sources/care-sources.ts';
import { dayParts } from '../../../words/formats/format-parts.ts';
import { closedText } from '../step-texts.ts';
import { FirstVisit } from '../view/first-visit.tsx';
import { AlarmLink, PlanAlarm } from '../view/plan-alarm.tsx';
import { PlanDates } from '../view/plan-dates.tsx';
import { planDay } from '../view/plan-day.tsx';
import { PlanExplained, PlanPage } from '../view/plan-page.tsx';
import { SavePlan } from '../view/save-plan.tsx';
import { AntenatalForm } from './antenatal-form.tsx';
import {
  type AntenatalPlan,
  antenatalClinic,
  dueDateOf,
  type PlanField,
  planFor,
} from './antenatal-plan.ts';
import { contactTexts, notYetText, planText } from './antenatal-texts.ts';
import { PlanSummary } from './plan-summary.tsx';

const antenatalDays = clinics.find(({ id }) => id === 'antenatal')?.days ?? [];

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

function Visits({
  plan,
  language,
}: { plan: AntenatalPlan } & Pick<PageProps['place'], 'language'>) {
  const { contactLabels, planWords } = useWords('antenatalPlanner');
  const { firstDay } = useWords('planFrame');
  const { formatWeekday } = useWords('format');
  const { weekday } = dayParts(plan.dueDate);
  // all contacts fall on the same weekday as the due date
  const isOpen = antenatalDays.some((day) => day === weekday);
  const closed = isOpen ? [] : [planWords.closed(formatWeekday(plan.dueDate))];
  // from the week in which she must ask, the question comes before the next visit
  const asksLater = plan.next && plan.next.week < birthDay.askByWeek;
  return (
    <PlanDates
      heading={planWords.visitsHeading}
      late={planWords.late}
      notes={[...(asksLater ? [] : [planWords.birthDay]), ...closed]}
      beyond={asksLater ? { title: planWords.byWeek, text: planWords.birthDay } : undefined}
      after={[
        planWords.midwife,
        `${planWords.clinic} ${contactLabels.eachVisit}`,
        firstDay.beforeBirth,
      ]}
      dates={plan.contacts.map((contact) => {
        const { what, tests, bring } = contactTexts(contact, language);
        const { date, week, when, step } = contact;
        const details = [tests, bring].filter(Boolean).join('. ');
        const row = { title: planWords.week(week), date, when, step, what, details };
        const isOwnDay = step?.at === 'clinic' && step.closed?.why === 'closed';
        return { ...row, note: step && !isOwnDay ? closedText(step, language) : '' };
      })}
    />
  );
}

interface PlanProps extends Pick<PageProps, 'place' | 'today'> {
  plan: AntenatalPlan;
  values: FormValues<PlanField>;
}

function Plan({ place, today, plan, values }: PlanProps) {
  const { planAlarm, planWords } = useWords('antenatalPlanner');
  const { labourWords } = useWords('labourWords');
  return (
    <>
      <AlarmLink heading={planAlarm.heading} />
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Visits plan={plan} language={place.language} />
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
        <FactList facts={labourWords} />
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
