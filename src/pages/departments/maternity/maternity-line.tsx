import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useLink, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';

/** The ways to the planner, the birth plan and to the tests of each visit. */
export function MaternityLine() {
  const { maternityLine, plannerLink } = useWords('maternity');
  const { labels } = useWords('labels');
  const link = useLink();
  const packages = link('maternityPackages');
  const { intro, tests } = maternityLine;
  return (
    <>
      <p>
        <LinkedText text={intro} />
      </p>
      <p className="actions no-print mt-4 flex flex-wrap gap-3">
        <ButtonLink {...link('antenatalPlanner')} look="quiet">
          {plannerLink}
        </ButtonLink>
        <ButtonLink {...link('birthPlan')} look="quiet">
          {labels.birthPlan}
        </ButtonLink>
      </p>
      <p className="no-print mt-2">
        <a
          {...packages}
          href={`${packages.href}#schedule`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {tests}
        </a>
      </p>
    </>
  );
}
