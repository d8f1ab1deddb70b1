import { FactList } from '../../../components/lists/fact-list.tsx';
import { useLanguage, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { type AntenatalPlan, overdueText } from './antenatal-plan.ts';

/** The due date and how far along the pregnancy is today; first what to do once it has passed. */
export function PlanSummary({ plan, today }: { plan: AntenatalPlan; today: string }) {
  const { planWords } = useWords('antenatalPlanner');
  const { formatDay } = useWords('format');
  const language = useLanguage();
  const { age, dueDate, next } = plan;
  const overdue = overdueText(plan, today, language);
  return (
    <div>
      {!next && <h2 className="mb-4 text-section">{planWords.noneAhead}</h2>}
      {overdue && (
        <p className="mb-4 max-w-none rounded-control bg-alarm-tint p-4 font-semibold text-alarm-ink">
          <LinkedText text={overdue} />
        </p>
      )}
      <FactList
        facts={[
          { term: planWords.dueDate, detail: formatDay(dueDate) },
          { term: planWords.today, detail: age ? planWords.age(age) : planWords.notBegun },
        ]}
        short
      />
    </div>
  );
}
