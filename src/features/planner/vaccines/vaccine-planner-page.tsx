import type { FormValues } from '../../../components/form/form-definition.ts';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { vaccinePlanSources } from '../../../facts/sources/care-sources.ts';
import { closedText } from '../step-texts.ts';
import { FirstVisit } from '../view/first-visit.tsx';
import { PlanAlarm } from '../view/plan-alarm.tsx';
import { PlanDates } from '../view/plan-dates.tsx';
import { planDay } from '../view/plan-day.tsx';
import { PlanExplained } from '../view/plan-explained.tsx';
import { PlanPage } from '../view/plan-page.tsx';
import { SavePlan } from '../view/save-plan.tsx';
import { VaccineForm } from './vaccine-form.tsx';
import {
  isForGirls,
  isRepeatOnly,
  ticked,
  type VaccineField,
  type VaccinePlan,
  vaccineClinic,
  vaccinePlanFor,
} from './vaccine-plan.ts';
import { VaccineSummary } from './vaccine-summary.tsx';
import { doseNotes, missedText, vaccineText } from './vaccine-texts.ts';

/** The guide to the vaccines (words/en/articles/medical-blog). */
const vaccineGuide = 'child-vaccination-schedule';

function VaccineDangerSigns() {
  const { vaccineAlarm } = useWords('vaccinePlanner');
  return (
    <PlanAlarm words={vaccineAlarm}>
      <DangerList signs={dangerSigns.child} />
    </PlanAlarm>
  );
}

function VaccineExplained() {
  const { how } = useWords('vaccinePlanner').vaccinePlanner;
  return (
    <PlanExplained
      words={how}
      links={[
        { label: how.children, to: 'pediatrics' },
        { label: how.guide, to: 'medicalBlogPost', entryId: vaccineGuide },
      ]}
    />
  );
}

interface PlanProps extends Pick<PageProps, 'place'> {
  plan: VaccinePlan;
  values: FormValues<VaccineField>;
}

function Plan({ place, plan, values }: PlanProps) {
  const { vaccinePlanWords, visitTexts } = useWords('vaccinePlanner');
  const { language } = place;
  return (
    <>
      <VaccineSummary plan={plan} isEarly={values.early === ticked} />
      <div className="lg:col-start-1 lg:row-span-3 lg:row-start-2">
        <PlanDates
          heading={vaccinePlanWords.visitsHeading}
          late={vaccinePlanWords.late}
          notes={[vaccinePlanWords.clinic, ...doseNotes(plan, language)]}
          dates={plan.visits.map((visit) => {
            const { date, until, when, step } = visit;
            return {
              date,
              when,
              step,
              note: step ? closedText(step, language) : '',
              foldedUnder: isRepeatOnly(visit) ? vaccinePlanWords.repeats : undefined,
              ...(until && { until }),
              ...visitTexts(visit),
            };
          })}
        />
      </div>
      <SavePlan
        place={place}
        text={vaccineText(plan, language)}
        calendar={(plan.next ?? plan.missed) && values}
        words={vaccinePlanWords}
      />
      <div className="max-w-measure space-y-9 lg:col-start-2">
        <VaccineDangerSigns />
      </div>
    </>
  );
}

/** /vaccine-planner: the form, or after a valid POST the days. */
export function VaccinePlannerPage({ place, today, submission }: PageProps) {
  const { vaccineCalendar, vaccinePlanner, vaccinePlanWords, visitTexts } =
    useWords('vaccinePlanner');
  const { language } = place;
  const service = 'pediatrics';
  function nextVisit({ missed, next }: VaccinePlan) {
    if (!next) return undefined;
    const { title } = visitTexts(next);
    const isGirls = isForGirls(next);
    const label = isGirls
      ? `${vaccinePlanWords.boysDone} ${title}`
      : `${vaccinePlanWords.next}: ${title}`;
    // the vaccine of girls is years ahead for most: nothing to book yet
    const booking =
      isGirls && next.step?.timing === 'on'
        ? undefined
        : ({
            service,
            message: vaccineCalendar.summary(title),
            label: vaccinePlanWords.bookLabel,
            isQuiet: Boolean(missed),
          } as const);
    return planDay(label, next.step, vaccineClinic, language, booking);
  }
  return (
    <PlanPage<VaccineField>
      {...{ place, submission }}
      words={vaccinePlanner}
      planWords={vaccinePlanWords}
      Form={VaccineForm}
      beside={<VaccineDangerSigns />}
      plan={(values) => {
        const plan = vaccinePlanFor(values.birth, today);
        return {
          largest: nextVisit(plan),
          missed: plan.missed && (
            <FirstVisit
              service={service}
              step={plan.missed.step}
              text={missedText(plan.missed, language)}
              message={vaccineCalendar.missed(visitTexts(plan.missed.visit).title)}
              label={vaccinePlanWords.bookMissedLabel}
            />
          ),
          content: <Plan {...{ place, plan, values }} />,
        };
      }}
      explained={<VaccineExplained />}
      sources={vaccinePlanSources}
    />
  );
}
