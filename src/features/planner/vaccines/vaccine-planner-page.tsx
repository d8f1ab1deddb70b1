import type { FormValues } from '../../../components/form/form-definition.ts';
import { useHref, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { DangerList } from '../../../components/urgency/danger-list.tsx';
import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { vaccinePlanSources } from '../../../facts/sources/care-sources.ts';
import { PlanAlarm } from '../view/plan-alarm.tsx';
import { PlanDates } from '../view/plan-dates.tsx';
import { PlanExplained, PlanPage } from '../view/plan-page.tsx';
import { SavePlan } from '../view/save-plan.tsx';
import { VaccineForm } from './vaccine-form.tsx';
import { isRepeatOnly, ticked, type VaccineField, visitsFor } from './vaccine-plan.ts';
import { VaccineSummary } from './vaccine-summary.tsx';
import { vaccineText } from './vaccine-texts.ts';

/** The guide to the vaccines (words/en/articles/medical-blog). */
const vaccineGuide = 'child-vaccination-schedule';

function DangerSigns() {
  const { vaccineAlarm } = useWords('vaccinePlanner');
  return (
    <PlanAlarm words={vaccineAlarm}>
      <DangerList signs={dangerSigns.child} />
    </PlanAlarm>
  );
}

function Explained() {
  const { how } = useWords('vaccinePlanner').vaccinePlanner;
  const href = useHref();
  return (
    <PlanExplained
      words={how}
      links={[
        { label: how.children, href: href('pediatrics') },
        { label: how.guide, href: href('medicalBlogPost', vaccineGuide) },
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
  const visits = visitsFor(birth, today);
  const next = visits.find(({ when }) => when === 'next');
  return (
    <>
      <VaccineSummary birth={birth} next={next} isEarly={early === ticked} today={today} />
      <SavePlan
        place={place}
        text={vaccineText(birth, visits, today, place.language)}
        calendar={next && values}
        words={vaccinePlanWords}
      />
      <PlanDates
        heading={vaccinePlanWords.visitsHeading}
        late={vaccinePlanWords.late}
        clinic={vaccinePlanWords.clinic}
        dates={visits.map((visit) => {
          const { date, until, when } = visit;
          const foldedUnder = isRepeatOnly(visit) ? vaccinePlanWords.repeats : undefined;
          return { date, when, foldedUnder, ...(until && { until }), ...visitTexts(visit) };
        })}
      />
      <div className="max-w-measure space-y-9">
        <DangerSigns />
      </div>
    </>
  );
}

/** /vaccine-planner: the form, or after a valid POST the days. */
export function VaccinePlannerPage({ place, today, submission }: PageProps) {
  const { vaccinePlanner, vaccinePlanWords } = useWords('vaccinePlanner');
  return (
    <PlanPage<VaccineField>
      {...{ place, submission }}
      words={vaccinePlanner}
      planWords={vaccinePlanWords}
      Form={VaccineForm}
      beside={<DangerSigns />}
      plan={(values) => <Plan {...{ place, today, values }} />}
      explained={<Explained />}
      sources={vaccinePlanSources}
    />
  );
}
