import type { ReactNode } from 'react';
import type { Place } from '../../site/addresses.ts';
import type { Moment } from '../../words/departments/department-words.ts';
import { Breadcrumbs } from '../document/breadcrumbs.tsx';
import { ActionLinks } from '../links/action-links.tsx';
import { Picture } from '../pictures/picture.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import type { DepartmentContent, FlowSection } from './department.ts';
import { DepartmentFlow } from './department-flow.tsx';
import { DepartmentEnd, isUrgent, UrgentBlocks } from './department-frame.tsx';
import { blockSection } from './department-parts.tsx';
import { FactStrip } from './fact-strip.tsx';

/**
 * A figure or a few words in the page's largest type, with what they mean. A section below says it
 * again, and search finds it there.
 */
export function BigMoment({ figure, text }: Moment) {
  return (
    <p className="mt-6 md:mt-8" data-search="off">
      <strong className="moment text-brand">
        <UnbrokenText text={figure} />
      </strong>
      <span className="mt-2 block text-lead">
        <LinkedText text={text} />
      </span>
    </p>
  );
}

interface DepartmentViewProps {
  place: Place;
  department: DepartmentContent;
  /** The page's largest element, if it is not `words.moment`. */
  moment?: ReactNode;
  /** The open sections, if they are not `words.blocks`. */
  sections?: readonly FlowSection[];
  /** The folded sections, if they are not the common ones and `words.more`. */
  folded?: readonly FlowSection[];
  /** After the sections, over the column's width. */
  children?: ReactNode;
}

/** Returns the sections that every department folds, then those of `words.more`. */
export function foldedSections({ words, parts }: DepartmentContent): readonly FlowSection[] {
  const { onTheDay, whatItIs, whoItIsFor } = parts;
  return [onTheDay, whatItIs, whoItIsFor, ...(words.more ?? []).map(blockSection)];
}

/** Returns the department's own open sections. */
export function ownSections({ words }: DepartmentContent): readonly FlowSection[] {
  return words.blocks.filter((block) => !isUrgent(block)).map(blockSection);
}

/**
 * A department page: heading and largest element, the fact strip, danger signs, its own sections,
 * then what is folded. One column of text; on wide screens the fact strip stays beside it.
 */
export function DepartmentView({
  place,
  department,
  moment,
  sections = ownSections(department),
  folded = foldedSections(department),
  children,
}: DepartmentViewProps) {
  const { words, labels } = department;
  return (
    <>
      <div className="department shell pt-3 pb-8">
        <div>
          <Breadcrumbs place={place} />
          <h1 className="mt-3 text-h1 md:mt-6">{words.heading}</h1>
          <p className="mt-3 text-lead text-ink-soft">
            <LinkedText text={words.lead} />
          </p>
          {moment ?? (words.moment && <BigMoment {...words.moment} />)}
          <div className="actions no-print mt-6 flex flex-wrap gap-3">
            <ActionLinks actions={words.actions.slice(0, 2)} />
          </div>
        </div>
        <aside aria-label={labels.aside}>
          <FactStrip department={department} />
        </aside>
        <Picture name={words.picture} size="half" eager className="aspect-3/2 rounded-panel" />
        <UrgentBlocks department={department} />
        <DepartmentFlow department={department} sections={sections} folded={folded} />
        {children}
      </div>
      <DepartmentEnd department={department} />
    </>
  );
}
