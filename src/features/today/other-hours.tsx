import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { isOpenAtAllHours, laboratoryOn, visitingOn } from '../../facts/schedule/day/day-plan.ts';
import { nextDay } from '../../facts/schedule/day/moments.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { isOn } from '../../site/routes.ts';
import type { DayProps } from './clinic-list.tsx';
import { HoursState } from './hours-state.tsx';
import { sureSamplesOn, sureVisitsOn } from './timed-hours.ts';

const everyWard = ['general', 'maternity', 'children', 'hdu'] as const;
const wards = everyWard.filter((ward) => ward !== 'hdu' || isOn(ward));

/** The hours of the hospital, the laboratory and the wards. */
export function OtherHours({ day, special }: DayProps) {
  const { today } = useWords('today');
  const { hospital, alwaysOpen, laboratory, noLaboratory, visiting } = today.hours;
  const samples = laboratoryOn(day, special);
  const visits = visitingOn(day);
  const hoursFact = (
    term: string,
    hours: readonly Hours[],
    sureOn: (day: string) => readonly Hours[],
  ) => {
    const next = nextDay(day, (each) => sureOn(each)[0]);
    const lines = hours.map((each) => today.round(each));
    return { term, more: <HoursState {...{ day, lines, next }} sure={sureOn(day)} /> };
  };
  const facts = [
    // a notice above the page says what is different
    ...(isOpenAtAllHours(day, special)
      ? [{ term: hospital, more: <strong className="state-open text-ink">{alwaysOpen}</strong> }]
      : []),
    ...wards.map((ward) =>
      hoursFact(visiting[ward], visits[ward], (on) => sureVisitsOn(ward, on, special)),
    ),
    samples
      ? hoursFact(laboratory, [samples], (on) => sureSamplesOn(on, special))
      : { term: laboratory, detail: noLaboratory(day) },
  ];
  return (
    <section aria-labelledby="hours" data-search="off" className="shell pt-6 md:pt-12">
      <h2 id="hours" className="mb-4 text-h2">
        {today.hoursHeading}
      </h2>
      <div className="hours-rows leading-snug">
        <FactList facts={facts} wide />
      </div>
    </section>
  );
}
