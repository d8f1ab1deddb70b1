import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useLink, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { antenatalSchedule, antenatalVisits } from '../../../facts/money/maternity-packages.ts';
import { Timeline } from './timeline.tsx';

/** The way to the planner, and the visits from the first one to the last check after birth. */
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
  const { intro, show, pregnancy, after } = maternityLine;
  return (
    <>
      <p>
        <LinkedText text={intro} />
      </p>
      <p className="no-print mt-4">
        <ButtonLink {...link('antenatalPlanner')} look="quiet">
          {plannerLink}
        </ButtonLink>
      </p>
      <details className="disclosure mt-3">
        <summary
          className="no-print flex min-h-12 items-center gap-3 font-semibold"
          data-search="off"
        >
          <Icon path={icons.plus} className="disclosure-mark size-5 text-brand" />
          {show}
        </summary>
        <h3 className="mt-3 text-h4">{pregnancy}</h3>
        <Timeline points={visits} />
        <h3 className="text-h4">{after.heading}</h3>
        <Timeline points={after.points} />
      </details>
    </>
  );
}
