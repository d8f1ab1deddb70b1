import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { type Clinic, clinics } from '../../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../../facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../../facts/schedule/day/day-plan.ts';
import type { AskedClinics } from '../../../messages/search-answer.ts';
import { dayAfter } from '../../../time/days.ts';

/** The next day of each clinic that a query asks for, with its hours. */
export function ClinicDays({
  asked: { from, ids },
  today: day,
  changes: { special },
}: { asked: AskedClinics } & Pick<PageProps, 'today' | 'changes'>) {
  const { today } = useWords('today');
  const { clinicNames, clinicianOf } = useWords('clinicWords');
  const first = dayAfter(day, from === 'tomorrow' ? 1 : 0);
  const open = sessionsOn(first, special).flatMap(({ clinic, hours }) => (hours ? [clinic] : []));
  const shown = ids ? clinics.filter(({ id }) => ids.includes(id)) : open;
  if (shown.length === 0) {
    return <p className="mt-2">{`${today.fullDay(first)}: ${today.noClinics}`}</p>;
  }
  const detailOf = (clinic: Clinic) => {
    const next = nextClinicDay(clinic.id, dayAfter(first, -1), special);
    const sentences = [
      next?.day !== first && !open.includes(clinic) && today.notOn(first),
      next && `${today.fullDay(next.day)}: ${today.hoursOfDay([next.hours])}`,
      clinicianOf(clinic).replace(/^./, (letter) => letter.toUpperCase()),
    ];
    return sentences.flatMap((text) => (text ? [`${text}.`] : [])).join(' ');
  };
  const facts = shown.map((clinic) => ({
    term: clinicNames[clinic.id],
    detail: detailOf(clinic),
  }));
  return (
    <div className="mt-3">
      <FactList facts={facts} />
      <p className="mt-2 text-small text-ink-soft">{today.byAppointment}</p>
    </div>
  );
}
