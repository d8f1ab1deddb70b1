import { useLanguage, useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { clinics } from '../../facts/schedule/clinics.ts';
import { dayParts } from '../../formats/format-parts.ts';
import type { AntenatalPlan, PlannedContact } from './antenatal-plan.ts';
import { contactTexts } from './antenatal-texts.ts';

const clinicDays = clinics.find(({ id }) => id === 'antenatal')?.days ?? [];

function Visit({ contact }: { contact: PlannedContact }) {
  const { planWords } = useWords('antenatalPlanner');
  const { formatFullDay } = useWords('format');
  const { what, tests, bring } = contactTexts(contact, useLanguage());
  const { date, week, when } = contact;
  return (
    <li className={`fact-row ${when === 'next' ? 'bg-tint px-4' : ''}`}>
      <div className="flex flex-wrap content-start items-center gap-x-3">
        <h3 className="text-h4 lg:w-full">{planWords.week(week)}</h3>
        <time dateTime={date} className={when === 'past' ? 'text-ink-soft' : 'font-semibold'}>
          <LinkedText text={formatFullDay(date)} />
        </time>{' '}
        {when === 'next' && (
          <strong className="rounded-control border border-brand px-3 text-small text-brand">
            {planWords.isNext}
          </strong>
        )}
        {when === 'past' && <span className="text-small text-ink-soft">{planWords.past}</span>}
      </div>
      <p className={`text-ink-soft ${when === 'past' ? 'no-print' : ''}`}>
        <LinkedText text={what} />
        <span className="mt-1 block text-small">{[tests, bring].filter(Boolean).join('. ')}</span>
      </p>
    </li>
  );
}

/** The contacts in order with their dates, after the advice for women who start late. */
export function PlanVisits({ plan }: { plan: AntenatalPlan }) {
  const { planWords } = useWords('antenatalPlanner');
  const { formatWeekday } = useWords('format');
  const { weekday } = dayParts(plan.dueDate);
  // all contacts fall on the same weekday as the due date
  const closed = !clinicDays.some((day) => day === weekday);
  return (
    <section className="ruled">
      <h2 id="visits" className="text-section">
        {planWords.visitsHeading}
      </h2>
      <p className="mt-3 font-semibold">{planWords.late}</p>
      <p className="mt-2 text-ink-soft">
        <LinkedText text={planWords.clinic} />{' '}
        {closed && planWords.closed(formatWeekday(plan.dueDate))}
      </p>
      <div className="visit-list mt-4">
        <ol className="divide-y divide-line border-t border-line">
          {plan.contacts.map((contact) => (
            <Visit key={contact.week} contact={contact} />
          ))}
        </ol>
      </div>
    </section>
  );
}
