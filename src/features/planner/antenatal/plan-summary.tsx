import { FactList } from '../../../components/lists/fact-list.tsx';
import { useLanguage, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { closedText } from '../step-texts.ts';
import { NextVisit } from '../view/next-visit.tsx';
import { AlarmLink } from '../view/plan-alarm.tsx';
import { type AntenatalPlan, antenatalClinic, overdueText } from './antenatal-plan.ts';
import { notYetText } from './antenatal-texts.ts';

/**
 * The first visit of a woman who has not been to a clinic yet, then the due date and how far along the pregnancy is today.
 */
export function PlanSummary({ plan, today }: { plan: AntenatalPlan; today: string }) {
  const { calendar, planAlarm, planWords } = useWords('antenatalPlanner');
  const { formatFullDay } = useWords('format');
  const language = useLanguage();
  const { age, dueDate, first, next } = plan;
  const overdue = overdueText(plan, today, language);
  return (
    <NextVisit
      service="maternity"
      clinic={antenatalClinic}
      heading={next ? undefined : planWords.noneAhead}
      first={
        first && {
          step: first,
          text: `${notYetText(plan, language)} ${first.closed ? closedText(first, language) : ''}`,
          booking: { message: calendar.firstBooking, label: planWords.bookFirstLabel },
        }
      }
    >
      {overdue && (
        <p className="mt-4 rounded-control bg-alarm-tint p-4 font-semibold text-alarm-ink">
          <LinkedText text={overdue} />
        </p>
      )}
      <AlarmLink heading={planAlarm.heading} />
      <div className="mt-2">
        <FactList
          facts={[
            { term: planWords.dueDate, detail: formatFullDay(dueDate) },
            {
              term: planWords.today,
              detail: age ? `${planWords.age(age)} (${formatFullDay(today)})` : planWords.notBegun,
            },
          ]}
        />
      </div>
    </NextVisit>
  );
}
