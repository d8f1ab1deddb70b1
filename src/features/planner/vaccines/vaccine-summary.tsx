import { FactList } from '../../../components/lists/fact-list.tsx';
import { useLanguage, useWords } from '../../../components/locale.tsx';
import { NextVisit } from '../view/next-visit.tsx';
import { AlarmLink } from '../view/plan-alarm.tsx';
import type { VaccinePlan } from './vaccine-plan.ts';
import { isForGirls, vaccineClinic } from './vaccine-plan.ts';
import { missedText } from './vaccine-texts.ts';

interface VaccineSummaryProps {
  plan: VaccinePlan;
  isEarly: boolean;
}

/** What to do next with booking buttons, then the day of birth and what to bring. */
export function VaccineSummary({ plan, isEarly }: VaccineSummaryProps) {
  const { vaccineAlarm, vaccineCalendar, vaccinePlanWords, visitTexts } =
    useWords('vaccinePlanner');
  const { firstDay } = useWords('planFrame');
  const { formatFullDay } = useWords('format');
  const language = useLanguage();
  const { early, born, bring, after } = vaccinePlanWords;
  const { birth, isNewborn, missed, next } = plan;
  const title = next ? visitTexts(next).title : '';
  const isGirls = next && isForGirls(next);
  // the vaccine of girls is years ahead for most: nothing to book yet
  const canBook = !isGirls || next.step?.timing !== 'on';
  const label = isGirls ? vaccinePlanWords.boysDone : `${vaccinePlanWords.next}:`;
  return (
    <NextVisit
      service="pediatrics"
      clinic={vaccineClinic}
      heading={next ? `${label} ${title}` : vaccinePlanWords.noneAhead}
      next={
        next?.step && {
          step: next.step,
          booking: canBook
            ? { message: vaccineCalendar.summary(title), label: vaccinePlanWords.bookLabel }
            : undefined,
        }
      }
      first={
        missed && {
          step: missed.step,
          text: missedText(missed, language),
          booking: {
            message: vaccineCalendar.missed(visitTexts(missed.visit).title),
            label: vaccinePlanWords.bookMissedLabel,
          },
        }
      }
    >
      {isNewborn && <p className="mt-4 font-semibold">{firstDay.afterBirth}</p>}
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
    </NextVisit>
  );
}
