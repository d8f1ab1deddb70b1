import { ButtonLink } from '../../../components/links/button-link.tsx';
import { PageLink } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';

/** The ways to the planner, the birth plan and the tests of each visit. */
export function MaternityLine() {
  const { maternityLine } = useWords('maternity');
  const { labels } = useWords('labels');
  const { intro, tests } = maternityLine;
  return (
    <>
      <p>
        <LinkedText text={intro} />
      </p>
      <p className="no-print mt-4">
        <ButtonLink to="antenatalPlanner" look="quiet">
          {labels.antenatalPlanner}
        </ButtonLink>
      </p>
      {(
        [
          { label: labels.birthPlan, to: 'birthPlan' },
          { label: tests, to: 'maternityPackages', end: '#schedule' },
        ] as const
      ).map(({ label, ...page }) => (
        <PageLink
          key={label}
          {...page}
          line="no-print mt-2"
          className="text-link inline-flex min-h-11 items-center"
        >
          {label}
        </PageLink>
      ))}
    </>
  );
}
