import { useWords } from '../../../components/locale.tsx';
import { birthDay } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import type { Place } from '../../../site/addresses.ts';
import { dayParts } from '../../../words/formats/format-parts.ts';
import { closedText } from '../step-texts.ts';
import { PlanDates } from '../view/plan-dates.tsx';
import { type AntenatalPlan, antenatalClinic } from './antenatal-plan.ts';
import { contactTexts } from './antenatal-texts.ts';

const antenatalDays = clinics.find(({ id }) => id === antenatalClinic)?.days ?? [];

/** The days of the visits, and what to know about them. */
export function AntenatalVisits({
  plan,
  language,
}: { plan: AntenatalPlan } & Pick<Place, 'language'>) {
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
