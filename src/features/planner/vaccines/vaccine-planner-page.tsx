import type { FormValues } from '../../../components/form/form-definition.ts';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { vaccinePlanSources } from '../../../facts/sources/care-sources.ts';
import { closedText } from '../step-texts.ts';
import { PlanAlarm } from '../view/plan-alarm.tsx';
import { PlanDates } from '../view/plan-dates.tsx';
import { planDay } from '../view/plan-day.tsx';
import { PlanExplained, PlanPage } from '../view/plan-page.tsx';
import { SavePlan } from '../view/save-plan.tsx';
import { VaccineForm } from './vaccine-form.tsx';
import {
  isRepeatOnly,
  ticked,
  type VaccineField,
  vaccineClinic,
  vaccinePlanFor,
} from './vaccine-plan.ts';
import { VaccineSummary } from './vaccine-summary.tsx';
import { doseNotes, vaccineText } from './vaccine-texts.ts';

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

interface PlanProps extends Pick<PageProps, 'place' | 'today'> {
  values: FormValues<VaccineField>;
}

function Plan({ place, today, values }: PlanProps) {
  const { vaccinePlanWords, visitTexts } = useWords('vaccinePlanner');
  const { birth, early } = values;
  const { language } = place;
  const plan = vaccinePlanFor(birth, today);
  return (
    <>
      <VaccineSummary plan={plan} isEarly={early === ticked} />
      <SavePlan
        place={place}
        text={vaccineText(plan, language)}
        calendar={(plan.next ?? plan.missed) && values}
        words={vaccinePlanWords}
      />
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
      <div className="max-w-measure space-y-9">
        <VaccineDangerSigns />
      </div>
    </>
  );
}

/** /vaccine-planner: the form, or after a valid POST the days. */
export function VaccinePlannerPage({ place, today, submission }: PageProps) {
  const { vaccinePlanner, vaccinePlanWords, visitTexts } = useWords('vaccinePlanner');
  return (
    <PlanPage<VaccineField>
      {...{ place, submission }}
      words={vaccinePlanner}
      planWords={vaccinePlanWords}
      Form={VaccineForm}
      beside={<VaccineDangerSigns />}
      largest={({ birth }) => {
        const { next } = vaccinePlanFor(birth, today);
        const label = next && `${vaccinePlanWords.next}: ${visitTexts(next).title}`;
        return planDay(label ?? '', next?.step, vaccineClinic, place.language);
      }}
      plan={(values) => <Plan {...{ place, today, values }} />}
      explained={<VaccineExplained />}
      sources={vaccinePlanSources}
    />
  );
}
