import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Paragraphs } from '../../components/text/linked-texts.tsx';
import { hasPassed } from '../../facts/schedule/roadmap.ts';
import { PlannedView } from './planned-view.tsx';

/** A timeline of planned services by quarter: status, and where to go today. */
function Roadmap({ today }: Pick<PageProps, 'today'>) {
  const { roadmap, roadmapWords, upcoming } = useWords('upcoming');
  const { formatDay } = useWords('format');
  return (
    <section aria-labelledby="roadmap">
      <h2 id="roadmap" className="text-section">
        {roadmapWords.heading}
      </h2>
      <div className="mt-2 max-w-measure text-ink-soft">
        <Paragraphs texts={upcoming.whatItIs} />
      </div>
      <ol className="timeline">
        {roadmap.map(({ title, quarter, status, checkedOn, today: meanwhile }) => (
          <li key={title}>
            <h3 className="text-h4">{title}</h3>
            <p className="order-first text-small font-semibold text-brand">
              {roadmapWords.target(quarter, hasPassed(quarter, today))}
            </p>
            <p className="text-small">
              <strong>{status}</strong>
              {roadmapWords.checkedOn(formatDay(checkedOn).replaceAll(' ', '\u00a0'))}
            </p>
            {meanwhile && (
              <p className="mt-2">
                <strong>{roadmapWords.today}</strong> {meanwhile}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** /services/upcoming: each planned department, and where to go today. */
export function UpcomingPage({ place, today }: PageProps) {
  return (
    <PlannedView place={place}>
      <Roadmap today={today} />
    </PlannedView>
  );
}
