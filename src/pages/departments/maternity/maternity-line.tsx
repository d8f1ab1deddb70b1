import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';

/** The ways to the planner, the birth plan and the tests of each visit. */
export function MaternityLine() {
  const { maternityLine } = useWords('maternity');
  const { labels } = useWords('labels');
  const href = useHref();
  const { intro, tests } = maternityLine;
  return (
    <>
      <p>
        <LinkedText text={intro} />
      </p>
      <p className="no-print mt-4">
        <ButtonLink href={href('antenatalPlanner')} look="quiet">
          {labels.antenatalPlanner}
        </ButtonLink>
      </p>
      {[
        { label: labels.birthPlan, address: href('birthPlan') },
        { label: tests, address: `${href('maternityPackages')}#schedule` },
      ].map(({ label, address }) => (
        <p key={label} className="no-print mt-2">
          <a href={address} className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </p>
      ))}
    </>
  );
}
