import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { dateAtWeek } from '../../../facts/clinical/antenatal-contacts.ts';
import { BookVisit } from '../view/book-visit.tsx';
import { AlarmLink } from '../view/plan-alarm.tsx';
import type { AntenatalPlan } from './antenatal-plan.ts';

/**
 * The next visit with a booking button, then the due date and how far along the pregnancy is today.
 */
export function PlanSummary({ plan, today }: { plan: AntenatalPlan; today: string }) {
  const { calendar, planAlarm, planWords } = useWords('antenatalPlanner');
  const { formatFullDay } = useWords('format');
  const { age, dueDate, next, notBornBy } = plan;
  const overdue =
    today >= notBornBy
      ? planWords.overdueNow
      : today > dueDate && planWords.overdue(formatFullDay(notBornBy));
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-8">
      <h2 className="text-h4">
        {next ? `${planWords.next}: ${planWords.week(next.week)}` : planWords.noneAhead}
      </h2>
      {next && (
        <>
          <p className="mt-1 font-display text-h2 font-bold">
            <LinkedText text={formatFullDay(next.date)} />
          </p>
          <BookVisit
            service="maternity"
            date={next.date}
            message={calendar.summary(next.week)}
            label={planWords.bookLabel}
          />
        </>
      )}
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
              detail: age
                ? `${planWords.age(age)} (${formatFullDay(today)})`
                : planWords.notBegun(formatFullDay(dateAtWeek(dueDate, 0))),
            },
          ]}
        />
      </div>
    </div>
  );
}
