import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import { AlarmLink } from '../view/plan-alarm.tsx';
import type { VaccinePlan } from './vaccine-plan.ts';

interface VaccineSummaryProps {
  plan: VaccinePlan;
  isEarly: boolean;
}

/** The day of birth and what to bring; what is special about a newborn or an early baby. */
export function VaccineSummary({ plan, isEarly }: VaccineSummaryProps) {
  const { vaccineAlarm, vaccinePlanWords } = useWords('vaccinePlanner');
  const { firstDay } = useWords('planFrame');
  const { formatFullDay } = useWords('format');
  const { early, born, bring, after, noneAhead } = vaccinePlanWords;
  const { birth, isNewborn, next } = plan;
  return (
    <div className="col-span-full">
      {!next && <h2 className="mb-4 text-section">{noneAhead}</h2>}
      {isNewborn && <p className="mb-4 font-semibold">{firstDay.afterBirth}</p>}
      {isEarly && (
        <div className="mb-4 rounded-control bg-tint p-4">
          <h3 className="text-h4">{early.heading}</h3>
          <p className="mt-1">{early.text}</p>
        </div>
      )}
      <div className="beside-narrow grid items-end gap-x-16">
        <FactList facts={[{ term: born, detail: formatFullDay(birth) }, bring, after]} />
        <AlarmLink heading={vaccineAlarm.heading} />
      </div>
    </div>
  );
}
