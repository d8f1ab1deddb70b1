import { prefill } from '../../components/form/form-definition.ts';
import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { dateAtWeek } from '../../facts/clinical/antenatal-contacts.ts';
import type { AntenatalPlan } from './antenatal-plan.ts';

/** Hidden form fields. Dates are posted this way because they must not be in a URL. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Booking({ date, week }: { date: string; week: number }) {
  const { calendar, planWords } = useWords('antenatalPlanner');
  const href = useHref();
  return (
    <form method="post" action={href('appointments')} className="no-print mt-5">
      <HiddenFields
        fields={{
          [prefill.name]: prefill.value,
          service: 'maternity',
          date,
          message: calendar.summary(week),
        }}
      />
      <button type="submit" className={buttonClasses('action')}>
        <Icon path={icons.calendar} />
        {planWords.bookLabel}
      </button>
    </form>
  );
}

/**
 * The next visit with a booking button, then the due date and how far along the pregnancy is today.
 */
export function PlanSummary({ plan, today }: { plan: AntenatalPlan; today: string }) {
  const { planAlarm, planWords } = useWords('antenatalPlanner');
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
          <Booking {...next} />
        </>
      )}
      {overdue && (
        <p className="mt-4 rounded-control bg-alarm-tint p-4 font-semibold text-alarm-ink">
          <LinkedText text={overdue} />
        </p>
      )}
      <p className="no-print mt-4">
        <a href="#danger-signs" className="text-link inline-flex min-h-11 items-center">
          {planAlarm.heading}
        </a>
      </p>
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
