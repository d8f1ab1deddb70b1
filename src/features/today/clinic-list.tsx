import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import type { ScheduleChanges } from '../../components/page-props.ts';
import type { AskedClinics } from '../../components/search-answer.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { type Clinic, clinics } from '../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../facts/schedule/day/day-plan.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { minutes } from '../../time/clock.ts';
import { ClinicDay } from './clinic-day.tsx';
import { ClinicRows } from './clinic-rows.tsx';

/** A day, ISO 8601, and the hours that notices change. */
export interface DayProps {
  day: string;
  special: ScheduleChanges['special'];
}

const minutesOf = (time: string | undefined) => minutes(time ?? '0:00');

/**
 * The clinics of a day, or these, held or not. Those that close last are first, as they may still be
 * open; the script knows the minute and puts the open ones first, then those that open next.
 */
export function ClinicsOn({ day, special, ids }: DayProps & Pick<AskedClinics, 'ids'>) {
  const { today } = useWords('today');
  const { clinicNames, clinicianOf } = useWords('clinicWords');
  const sessions = sessionsOn(day, special).sort(
    (a, b) => minutesOf(b.hours?.closes) - minutesOf(a.hours?.closes),
  );
  const held = sessions.map(({ clinic }) => clinic);
  const shown = ids ? clinics.filter(({ id }) => ids.includes(id)) : held;
  if (shown.length === 0) return <p>{today.noClinics}</p>;
  return (
    <div data-rows="" className="leading-snug">
      <FactList
        facts={shown.map((clinic) => ({
          term: clinicNames[clinic.id],
          who: clinicianOf(clinic),
          more: <ClinicDay {...{ clinic, day, special }} />,
        }))}
        wide
      />
    </div>
  );
}

// after every day in ISO 8601
const unknownDay = 'unknown';

/** The other clinics under the day on which each is next, in the order of their hours. */
function OtherClinics({
  clinics: others,
  day,
  special,
}: DayProps & { clinics: readonly Clinic[] }) {
  const { today } = useWords('today');
  const { formatDayOfYear } = useWords('format');
  const dated = others
    .map((clinic) => ({ clinic, next: nextClinicDay(clinic.id, day, special) }))
    .sort((a, b) => minutesOf(a.next?.hours.opens) - minutesOf(b.next?.hours.opens));
  const byDay = Map.groupBy(dated, ({ next }) => next?.day ?? unknownDay);
  return (
    <div className="flow-columns space-y-6 xl:columns-3">
      {[...byDay.keys()].sort().map((each) => (
        <section key={each}>
          <h3 className="mb-2 text-h4">
            {each === unknownDay ? today.nextUnknown : formatDayOfYear(each)}
          </h3>
          <ClinicRows
            rows={(byDay.get(each) ?? []).map(({ clinic, next }) => ({
              clinic,
              time: next && today.opening(next.hours),
            }))}
          />
        </section>
      ))}
    </div>
  );
}

const hasVisitor = clinics.some(({ seenBy }) => typeof seenBy === 'object' && 'visiting' in seenBy);

/** The clinics of the day, or all others; only heading and intro are searched: the rest changes. */
export function ClinicList({ id, day, special }: DayProps & { id: 'today' | 'others' }) {
  const { today } = useWords('today');
  const holiday = publicHoliday(day);
  const held = sessionsOn(day, special).map(({ clinic }) => clinic);
  const others = clinics.filter((clinic) => !held.includes(clinic));
  return (
    <Section
      id={id}
      heading={today.dayHeadings[id]}
      intro={id === 'today' ? today.byAppointment : undefined}
      background={id === 'today' ? 'page' : 'sunk'}
    >
      <div data-search="off" className="hours-rows stack">
        {id === 'today' && holiday && (
          <p className="font-semibold text-amber-ink">
            <LinkedText text={today.holidayNote(holiday)} />
          </p>
        )}
        {id === 'today' ? (
          <ClinicsOn {...{ day, special }} />
        ) : (
          <OtherClinics clinics={others} {...{ day, special }} />
        )}
        {id === 'others' && hasVisitor && (
          <p className="text-small text-ink-soft">{today.visitingNote}</p>
        )}
      </div>
    </Section>
  );
}
