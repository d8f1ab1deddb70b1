import { LinkedText } from '../components/linked-text.tsx';
import { ServiceView } from '../components/service-view.tsx';
import { roadmap, upcoming } from '../content/service-pages/upcoming.ts';
import type { PageProps } from './page-props.ts';

const roadmapHeading = 'What we are planning';

/** What is planned, on a line of quarters (spec section 9). */
function Roadmap() {
  return (
    <section aria-labelledby="roadmap" className="ruled">
      <h2 id="roadmap" className="text-section">
        {roadmapHeading}
      </h2>
      <ol className="mt-8 space-y-10 border-s-2 border-brand ps-8">
        {roadmap.map(({ title, quarter, text, points }) => (
          <li key={title} className="timeline-step relative flex flex-col">
            <h3 className="mt-1 text-h3">{title}</h3>
            <p className="order-first font-semibold text-clay-ink tabular-nums">
              Target: {quarter}
            </p>
            <p className="mt-2 text-ink-soft">
              <LinkedText text={text} />
            </p>
            <ul className="dotted mt-3 space-y-1.5">
              {points.map((point) => (
                <li key={point}>
                  <LinkedText text={point} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** /services/upcoming (spec section 2, Service pages). */
export function UpcomingPage({ place }: PageProps) {
  return (
    <ServiceView
      service={upcoming}
      place={place}
      opening={<Roadmap />}
      ownSections={{ opening: [{ id: 'roadmap', heading: roadmapHeading }] }}
    />
  );
}
