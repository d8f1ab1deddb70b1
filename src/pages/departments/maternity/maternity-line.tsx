import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useLink, useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { Timeline } from './timeline.tsx';

/** The way to the planner and to the tests of each visit, and the checks after a birth. */
export function MaternityLine() {
  const { maternityLine, plannerLink } = useWords('maternity');
  const link = useLink();
  const packages = link('maternityPackages');
  const { intro, tests, after } = maternityLine;
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
      <p className="no-print mt-2">
        <a
          {...packages}
          href={`${packages.href}#schedule`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {tests}
        </a>
      </p>
      <details className="disclosure">
        <summary className="flex min-h-12 items-center gap-3">
          <Icon path={icons.plus} className="disclosure-mark size-5 text-brand" />
          <h3 className="text-h4">{after.heading}</h3>
        </summary>
        <Timeline points={after.points} />
      </details>
    </>
  );
}
