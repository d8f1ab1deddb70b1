import { Fragment } from 'react';
import { ReviewNote } from '../notes/review-note.tsx';
import { Sources } from '../notes/sources.tsx';
import { RelatedPages } from './related-pages.tsx';
import type { FlowSection, Service } from './service.ts';

/** Groups neighbours that are not wide, which share the columns between wide sections. */
function groupIntoRuns(sections: readonly FlowSection[]): FlowSection[][] {
  const runs: FlowSection[][] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (last && !section.wide && !last[0]?.wide) last.push(section);
    else runs.push([section]);
  }
  return runs;
}

/**
 * The sections of a page in order, then related pages, sources and the review note. The layout
 * leaves no half of a wide screen empty.
 */
export function ServiceFlow({
  sections,
  service: { name, words },
}: {
  sections: readonly FlowSection[];
  service: Service;
}) {
  const runs = groupIntoRuns(sections);
  if (runs.at(-1)?.[0]?.wide) runs.push([]);
  return runs.map((run) => {
    const last = run === runs.at(-1);
    return (
      <div
        key={run[0]?.id ?? 'end'}
        className={`flow ${last || run.length > 1 ? 'flow-columns print-columns' : ''}`}
      >
        {run.map(({ id, node }) => (
          <Fragment key={id}>{node}</Fragment>
        ))}
        {last && (
          <>
            <RelatedPages department={name} />
            <div className="space-y-4">
              {words.sources && <Sources sources={words.sources} />}
              {words.review !== undefined && <ReviewNote review={words.review} />}
            </div>
          </>
        )}
      </div>
    );
  });
}
