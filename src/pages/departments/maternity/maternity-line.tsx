import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useLink, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';

/** The ways to the planner, the birth plan and the tests of each visit. */
export function MaternityLine() {
  const { maternityLine } = useWords('maternity');
  const { labels } = useWords('labels');
  const link = useLink();
  const packages = link('maternityPackages');
  const { intro, tests } = maternityLine;
  return (
    <>
      <p>
        <LinkedText text={intro} />
      </p>
      <p className="no-print mt-4">
        <ButtonLink {...link('antenatalPlanner')} look="quiet">
          {labels.antenatalPlanner}
        </ButtonLink>
      </p>
      {[
        { label: labels.birthPlan, ...link('birthPlan') },
        { label: tests, ...packages, href: `${packages.href}#schedule` },
      ].map(({ label, ...address }) => (
        <p key={label} className="no-print mt-2">
          <a {...address} className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </p>
      ))}
    </>
  );
}
