import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';

/** The ways to the planner, the birth plan and the tests of each visit. */
export function MaternityLine({ lead }: { lead: string }) {
  const { maternityLine } = useWords('maternity');
  const { labels } = useWords('labels');
  return (
    <>
      <p>
        <LinkedText text={lead} />
      </p>
      <div className="no-print mt-4 grid gap-2 sm:grid-cols-3 sm:gap-4">
        <ButtonLink to="antenatalPlanner" look="quiet">
          {labels.antenatalPlanner}
        </ButtonLink>
        <ButtonLink to="birthPlan" look="quiet">
          {labels.birthPlan}
        </ButtonLink>
        <ButtonLink to="maternityPackages" end="#schedule" look="quiet">
          {maternityLine.tests}
        </ButtonLink>
      </div>
    </>
  );
}
