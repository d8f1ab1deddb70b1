import type { ReactNode } from 'react';
import { FoldSummary } from '../../../components/urgency/fold-summary.tsx';

/** A section that opens from its heading. It opens without script, from a link, and in print. */
export function EmergencyFold({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure border-t border-line">
      <FoldSummary>
        <h2 id={id} className="text-h4">
          {heading}
        </h2>
      </FoldSummary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
