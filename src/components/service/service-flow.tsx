import { Fragment, type ReactNode } from 'react';
import type { PageSection } from '../page-sections.tsx';

/** A section of a department's page, with what leads to it. */
export interface FlowSection extends PageSection {
  /** The section itself, its heading too. */
  node: ReactNode;
  /** It takes the page's whole width; the others stand in two columns where there is room. */
  wide?: boolean;
}

/** Sections that follow each other: neighbours that are not wide share the columns between two wide ones. */
function inRuns(sections: readonly FlowSection[]): FlowSection[][] {
  const runs: FlowSection[][] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (last && !section.wide && !last[0]?.wide) last.push(section);
    else runs.push([section]);
  }
  return runs;
}

/** The sections of a page in their order, set so that no half of a wide screen stays empty. */
export function ServiceFlow({ sections }: { sections: readonly FlowSection[] }) {
  return inRuns(sections).map((run) => (
    <div key={run[0]?.id} className={`flow ${run.length > 1 ? 'flow-columns print-columns' : ''}`}>
      {run.map(({ id, node }) => (
        <Fragment key={id}>{node}</Fragment>
      ))}
    </div>
  ));
}
