import type { ReactNode } from 'react';
import type { Place } from '../../site/addresses.ts';
import { LargeThing } from '../cloth/large-thing.tsx';
import { PageOpening } from '../cloth/page-opening.tsx';
import { ActionLinks } from '../links/action-links.tsx';
import type { DepartmentContent, FlowSection } from './department.ts';
import { DepartmentFlow } from './department-flow.tsx';
import { DepartmentEnd, isUrgent, UrgentBlocks } from './department-frame.tsx';
import { blockSection } from './department-parts.tsx';
import { FactStrip } from './fact-strip.tsx';

interface DepartmentViewProps {
  place: Place;
  department: DepartmentContent;
  /** The page's one very large thing, if it is not `words.moment` or the heading. */
  largest?: ReactNode;
  /** The way to help that cannot wait, on the cloth. */
  urgent?: ReactNode;
  /** The first thing below the cloth. */
  first?: ReactNode;
  /** The open sections, if they are not `words.blocks`. */
  sections?: readonly FlowSection[];
  /** The folded sections, if they are not the common ones and `words.more`. */
  folded?: readonly FlowSection[];
  /** After the sections, over the column's width. */
  children?: ReactNode;
}

/** Returns the sections that every department folds, then those of `words.more`. */
export function foldedSections({ words, parts }: DepartmentContent): readonly FlowSection[] {
  const { onTheDay, about } = parts;
  return [onTheDay, about, ...(words.more ?? []).map(blockSection)];
}

/** Returns the department's own open sections. */
export function ownSections({ words }: DepartmentContent): readonly FlowSection[] {
  return words.blocks.filter((block) => !isUrgent(block)).map(blockSection);
}

/**
 * A department page: its cloth, the fact strip, danger signs, its own sections, then what is folded.
 * One column of text; on wide screens the fact strip stays beside it.
 */
export function DepartmentView({
  place,
  department,
  largest,
  urgent,
  first,
  sections = ownSections(department),
  folded = foldedSections(department),
  children,
}: DepartmentViewProps) {
  const { words, labels } = department;
  return (
    <>
      <PageOpening
        place={place}
        heading={words.heading}
        lead={words.lead}
        picture={words.picture}
        largest={largest ?? (words.moment && <LargeThing {...words.moment} />)}
      >
        {urgent && <div className="basis-full">{urgent}</div>}
        <ActionLinks actions={words.actions.slice(0, 2)} />
      </PageOpening>
      <div className="department shell pt-6 pb-8 md:pt-12">
        {first && <div>{first}</div>}
        <aside aria-label={labels.aside}>
          <FactStrip department={department} />
        </aside>
        <UrgentBlocks department={department} />
        <DepartmentFlow department={department} sections={sections} folded={folded} />
        {children}
      </div>
      <DepartmentEnd department={department} />
    </>
  );
}
