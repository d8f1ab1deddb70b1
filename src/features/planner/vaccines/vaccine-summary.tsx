import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { BookVisit } from '../view/book-visit.tsx';
import { AlarmLink } from '../view/plan-alarm.tsx';
import type { PlannedVisit } from './vaccine-plan.ts';

interface VaccineSummaryProps {
  birth: string;
  /** Undefined once all are past. */
  next: PlannedVisit | undefined;
  isEarly: boolean;
  today: string;
}

/** The next visit with a booking button, then the day of birth and what to bring. */
export function VaccineSummary({ birth, next, isEarly, today }: VaccineSummaryProps) {
  const { vaccineAlarm, vaccineCalendar, vaccinePlanWords, visitTexts } =
    useWords('vaccinePlanner');
  const { formatFullDay } = useWords('format');
  const { early, born, bring, after } = vaccinePlanWords;
  const title = next && visitTexts(next).title;
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-8">
      <h2 className="text-h4">
        {title ? `${vaccinePlanWords.next}: ${title}` : vaccinePlanWords.noneAhead}
      </h2>
      {next && title && (
        <>
          <p className="mt-1 font-display text-h2 font-bold">
            <LinkedText text={formatFullDay(next.date)} />
          </p>
          <BookVisit
            service="pediatrics"
            date={next.date < today ? today : next.date}
            message={vaccineCalendar.summary(title)}
            label={vaccinePlanWords.bookLabel}
          />
        </>
      )}
      {isEarly && (
        <div className="mt-4 rounded-control bg-tint p-4">
          <h3 className="text-h4">{early.heading}</h3>
          <p className="mt-1">{early.text}</p>
        </div>
      )}
      <AlarmLink heading={vaccineAlarm.heading} />
      <div className="mt-2">
        <FactList facts={[{ term: born, detail: formatFullDay(birth) }, bring, after]} />
      </div>
    </div>
  );
}
