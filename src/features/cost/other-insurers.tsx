import { PageLink } from '../../components/links/page-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { insurers } from '../../facts/money/insurers.ts';

/** The insurers that the hospital accepts besides SHA. */
export function OtherInsurers() {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { formatList } = useWords('format');
  const { sha: _, ...others } = insurers;
  return (
    <div>
      <h3 className="text-h3">{whatWillIPay.insurersHeading}</h3>
      <p className="mt-3">{formatList(Object.values(others))}.</p>
      <PageLink to="insurance" line="no-print mt-3" className="text-link touch-target">
        {whatWillIPay.insurersLabel}
      </PageLink>
    </div>
  );
}
