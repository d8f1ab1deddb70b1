import type { ReactNode } from 'react';

/** The line that opens a fold, with a plus at its end. It is 48 px high. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="fold-summary flex min-h-12 items-center justify-between gap-3 py-2 leading-tight">
      {children}
    </summary>
  );
}
