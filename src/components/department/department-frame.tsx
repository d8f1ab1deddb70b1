import type { ReactNode } from 'react';
import { isPlanned } from '../../facts/hospital/departments.ts';
import type { Place } from '../../site/addresses.ts';
import type { Block } from '../../words/departments/department-words.ts';
import { PageOpening } from '../cloth/page-opening.tsx';
import { ActionLinks } from '../links/action-links.tsx';
import { CallToAction } from '../links/call-to-action.tsx';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import type { DepartmentContent } from './department.ts';
import { DepartmentBlock } from './department-block.tsx';

/** Whether a block is for emergencies: danger signs or first aid. */
export function isUrgent(block: Block): boolean {
  return block.kind === 'firstAid' || (block.kind === 'notice' && block.tone === 'alarm');
}

/** The top of the page of a department without a fact strip: heading, lead, buttons and picture. */
export function DepartmentHero({
  place,
  department: { name, words },
}: {
  place: Place;
  department: DepartmentContent;
}) {
  const { plannedLabels } = useWords('departmentLabels');
  return (
    <PageOpening
      place={place}
      heading={words.heading}
      lead={
        <>
          {isPlanned(name) && (
            <strong className="mb-3 block w-fit rounded-full bg-amber-tint px-4 py-1 text-h4 text-amber-ink">
              {plannedLabels.status}
            </strong>
          )}
          <LinkedText text={words.lead} />
        </>
      }
      picture={words.picture}
    >
      <ActionLinks actions={words.actions} />
    </PageOpening>
  );
}

/** Sections in the page's column. */
export function DepartmentSheet({ children }: { children: ReactNode }) {
  return <div className="shell space-y-9 md:space-y-14 pt-6 pb-8 md:pt-12">{children}</div>;
}

/** The emergency blocks. */
export function UrgentBlocks({ department: { words } }: { department: DepartmentContent }) {
  return words.blocks
    .filter(isUrgent)
    .map((block) => <DepartmentBlock key={block.heading} block={block} />);
}

/** The end of a department page: the next steps. */
export function DepartmentEnd({ department: { words } }: { department: DepartmentContent }) {
  return (
    <div className="pt-4 md:pt-8">
      <CallToAction actions={words.actions} {...words.closing} />
    </div>
  );
}
