import { useWords } from '../components/edition.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { hasPassed } from '../facts/roadmap.ts';
import type { PageProps } from './page-props.ts';

/** What is planned, on a line of quarters, and how far it is. */
function Roadmap({ today }: Pick<PageProps, 'today'>) {
  const { roadmap, roadmapWords } = useWords('upcoming');
  const { formatDay } = useWords('format');
  return (
    <section aria-labelledby="roadmap" className="ruled">
      <h2 id="roadmap" className="text-section">
        {roadmapWords.heading}
      </h2>
      <ol className="mt-8 space-y-10 border-s-2 border-brand ps-8">
        {roadmap.map(({ title, quarter, status, checkedOn, text, today: meanwhile }) => (
          <li key={title} className="timeline-step relative flex flex-col">
            <h3 className="mt-1 text-h3">{title}</h3>
            <p className="order-first font-semibold text-clay-ink tabular-nums">
              {roadmapWords.target(quarter, hasPassed(quarter, today))}
            </p>
            <p className="mt-1">
              <strong>{status}</strong>
              {roadmapWords.checkedOn(formatDay(checkedOn))}
            </p>
            <p className="mt-2 text-ink-soft">
              <LinkedText text={text} />
            </p>
            <p className="mt-2">
              <strong>{roadmapWords.today}</strong> <LinkedText text={meanwhile} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** /services/upcoming: the roadmap first. */
export function UpcomingPage({ place, today }: PageProps) {
  const { roadmapWords } = useWords('upcoming');
  return (
    <ServiceView
      place={place}
      opening={<Roadmap today={today} />}
      ownSections={{ opening: [{ id: 'roadmap', heading: roadmapWords.heading }] }}
    />
  );
}
