import { useLink, useWords } from '../../../components/locale.tsx';
import { Section } from '../../../components/section.tsx';
import { antenatalSchedule, antenatalVisits } from '../../../facts/money/maternity-packages.ts';
import { Timeline } from './timeline.tsx';

/** The timeline from the first antenatal visit to the last check after birth. */
export function MaternityLine() {
  const { maternityLine, plannerLink } = useWords('maternity');
  const { antenatalVisitWords } = useWords('maternityPackages');
  const { packagesPage } = useWords('maternityReasons');
  const link = useLink();
  const visits = antenatalVisits.map((key) => {
    const { from, to } = antenatalSchedule[key];
    const { visit, tests } = antenatalVisitWords[key];
    return { time: packagesPage.weeks(from, to), title: visit, text: tests.join(', ') };
  });
  const { id, heading, pregnancy, after } = maternityLine;
  return (
    <Section id={id} heading={heading} background="tint">
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-1">
        <div>
          <h3 className="text-h3">{pregnancy}</h3>
          <Timeline points={visits} />
          <p className="no-print mt-6">
            <a {...link('antenatalPlanner')} className="text-link">
              {plannerLink}
            </a>
          </p>
        </div>
        <div>
          <h3 className="text-h3">{after.heading}</h3>
          <Timeline points={after.points} />
        </div>
      </div>
    </Section>
  );
}
