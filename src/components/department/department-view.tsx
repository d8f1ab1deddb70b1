import type { ReactNode } from 'react';
import type { Place } from '../../site/addresses.ts';
import type { Action } from '../../words/departments/department-words.ts';
import { LargeThing } from '../cloth/large-thing.tsx';
import { PageOpening } from '../cloth/page-opening.tsx';
import { ActionLinks } from '../links/action-links.tsx';
import type { DepartmentContent, FlowSection } from './department.ts';
import { EndNotes, FoldList, Sections } from './department-flow.tsx';
import { DepartmentEnd, DepartmentSheet, isUrgent, UrgentBlocks } from './department-frame.tsx';
import { blockSection } from './department-parts.tsx';
import { FactStrip } from './fact-strip.tsx';
import { useRelatedPages } from './related-pages.tsx';

interface DepartmentViewProps {
  place: Place;
  department: DepartmentContent;
  /** A phone has no room for the picture above what is urgent. */
  pictureOnWide?: boolean;
  /** The page's one very large thing, if it is not `words.moment` or the heading. */
  largest?: ReactNode;
  /** The sentence on the cloth, if it is not `words.lead`. */
  lead?: ReactNode;
  /** The buttons, if they are not the first two of `words.actions`. */
  actions?: readonly Action[];
  /** The way to help that cannot wait, on the cloth. The buttons are then below `first`. */
  urgent?: ReactNode;
  /** The first thing below the cloth; the fact strip then follows the danger signs it leads to. */
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
 * A department page: its cloth, the fact strip, danger signs and its own sections over the page's
 * width, then what is folded, with related pages and sources beside it.
 */
export function DepartmentView({
  place,
  department,
  pictureOnWide,
  largest,
  lead = department.words.lead,
  actions = department.words.actions.slice(0, 2),
  urgent,
  first,
  sections = ownSections(department),
  folded = foldedSections(department),
  children,
}: DepartmentViewProps) {
  const { words, labels } = department;
  const folds = sections.filter(({ isFold }) => isFold);
  const open = sections.filter(({ isFold }) => !isFold);
  const alone = useRelatedPages(department.name).length === 0 && !words.sources;
  const strip = (
    <aside aria-label={labels.aside} className="border-y border-line">
      <FactStrip department={department} />
    </aside>
  );
  const buttons = <ActionLinks actions={actions} besideBar />;
  return (
    <>
      <PageOpening
        place={place}
        heading={words.heading}
        lead={lead}
        picture={words.picture}
        {...(pictureOnWide && { pictureOnWide })}
        largest={largest ?? (words.moment && <LargeThing {...words.moment} />)}
      >
        {urgent && <div className="basis-full">{urgent}</div>}
        {!urgent && buttons}
      </PageOpening>
      <DepartmentSheet>
        {first && (
          <div className="space-y-4">
            {first}
            {urgent && <div className="actions no-print flex flex-wrap gap-3">{buttons}</div>}
          </div>
        )}
        {!first && strip}
        <UrgentBlocks department={department} />
        {first && strip}
        {folds.length > 0 && (
          <div className="flow flow-columns">
            <Sections sections={folds} />
          </div>
        )}
        {open.length > 0 && (
          <div className="flow print-columns">
            <Sections sections={open} />
          </div>
        )}
        {children}
        <div className={alone ? 'space-y-5' : 'department'}>
          <FoldList sections={folded} wide={alone} />
          <div className="flow">
            <EndNotes department={department} />
          </div>
        </div>
      </DepartmentSheet>
      <DepartmentEnd department={department} />
    </>
  );
}
