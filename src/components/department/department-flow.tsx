import { Fragment } from 'react';
import { ReviewNote } from '../notes/review-note.tsx';
import { Sources } from '../notes/sources.tsx';
import type { DepartmentContent, FlowSection } from './department.ts';
import { Fold } from './fold.tsx';
import { RelatedPages } from './related-pages.tsx';

/** Sources and the review note. */
export function SourceNotes({ department: { words } }: { department: DepartmentContent }) {
  return (
    <div className="space-y-3">
      {words.sources && <Sources sources={words.sources} />}
      {words.review !== undefined && <ReviewNote review={words.review} />}
    </div>
  );
}

/** What follows the sections: related pages, sources and the review note. */
export function EndNotes({ department }: { department: DepartmentContent }) {
  return (
    <div>
      <RelatedPages department={department.name} />
      <SourceNotes department={department} />
    </div>
  );
}

/** Sections in order. */
export function Sections({ sections }: { sections: readonly FlowSection[] }) {
  return sections.map(({ id, node }) => <Fragment key={id}>{node}</Fragment>);
}

/** Short sections side by side. */
export function SectionColumns({ sections }: { sections: readonly FlowSection[] }) {
  return (
    <div className="card-columns grid gap-x-10 gap-y-8 border-t border-line pt-8">
      {sections.map(({ id, heading, body }) => (
        <section key={id}>
          <h2 id={id} className="text-section">
            {heading}
          </h2>
          <div className="mt-3">{body}</div>
        </section>
      ))}
    </div>
  );
}

/** Sections behind their headings; `wide` in two columns where there is room. */
export function FoldList({ sections, wide }: { sections: readonly FlowSection[]; wide?: boolean }) {
  return (
    <div className={wide ? 'flow flow-columns' : 'border-y border-line'}>
      {sections.map(({ id, heading, body }) => (
        <Fold key={id} id={id} heading={heading}>
          {body}
        </Fold>
      ))}
    </div>
  );
}

/**
 * The sections of a page in order, then the folded ones, related pages, sources and the review
 * note, in one column.
 */
export function DepartmentFlow({
  sections,
  folded = [],
  department,
}: {
  sections: readonly FlowSection[];
  folded?: readonly FlowSection[];
  department: DepartmentContent;
}) {
  return (
    <div className="flow print-columns">
      <Sections sections={sections} />
      {folded.length > 0 && <FoldList sections={folded} />}
      <EndNotes department={department} />
    </div>
  );
}
