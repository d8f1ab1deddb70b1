import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import type { ScheduleChanges } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { type Clinic, clinics } from '../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../facts/schedule/day/day-plan.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { ClinicDay } from './clinic-day.tsx';

/** A day, ISO 8601, and the hours that notices change. */
export interface DayProps {
  day: string;
  special: ScheduleChanges['special'];
}

/** The clinics of the day, or all others; only heading and intro are searched: the rest changes. */
export function ClinicList({ id, day, special }: DayProps & { id: 'today' | 'others' }) {
  const { today } = useWords('today');
  const { clinicNames } = useWords('clinicWords');
  const holiday = publicHoliday(day);
  const held = sessionsOn(day, special).map(({ clinic }) => clinic);
  const nextOf = (clinic: Clinic) => nextClinicDay(clinic.id, day, special)?.day ?? '9';
  const shown =
    id === 'today'
      ? held
      : clinics
          .filter((clinic) => !held.includes(clinic))
          .sort((a, b) => (nextOf(a) < nextOf(b) ? -1 : 1));
  const hasVisitor = shown.some(({ seenBy }) => typeof seenBy === 'object' && 'visiting' in seenBy);
  return (
    <Section
      id={id}
      heading={today.dayHeadings[id]}
      intro={id === 'today' ? today.byAppointment : undefined}
      background={id === 'today' ? 'page' : 'sunk'}
    >
      <div data-search="off" className="stack">
        {id === 'today' && holiday && (
          <p className="font-semibold text-amber-ink">
            <LinkedText text={today.holidayNote(holiday)} />
          </p>
        )}
        {shown.length > 0 ? (
          <FactList
            facts={shown.map((clinic) => ({
              term: clinicNames[clinic.id],
              more: <ClinicDay {...{ clinic, day, special }} />,
            }))}
            wide
          />
        ) : (
          <p>{today.noClinics}</p>
        )}
        {hasVisitor && <p className="text-small text-ink-soft">{today.visitingNote}</p>}
      </div>
    </Section>
  );
}
