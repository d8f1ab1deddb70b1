import type { ReactNode } from 'react';
import { directionsHref } from '../../facts/hospital/contact/map.ts';
import type { Place } from '../../site/addresses.ts';
import { isDepartmentRoute } from '../../site/routes.ts';
import type { Block } from '../../words/departments/department-words.ts';
import { cardTitle } from '../../words/frame/department-names.ts';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { FactList } from '../lists/fact-list.tsx';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { Paragraphs } from '../text/linked-texts.tsx';
import type { DepartmentContent, FlowSection } from './department.ts';
import { BlockContent, blockId, DepartmentBlock, StepList } from './department-block.tsx';
import { Fold } from './fold.tsx';

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticked space-y-2">
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A section of a department page, with an h2 under a thin line. */
export function Part({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section className="ruled">
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <div className="mt-4 md:mt-6">{children}</div>
    </section>
  );
}

/** Returns a section of the flow with this content. */
export function flowSection(id: string, heading: string, body: ReactNode): FlowSection {
  return {
    id,
    heading,
    body,
    node: (
      <Part id={id} heading={heading}>
        {body}
      </Part>
    ),
  };
}

/** Returns a block as a section of the flow. */
export function blockSection(block: Block): FlowSection {
  const { heading, kind } = block;
  const id = blockId(block);
  if (kind === 'notice' || kind === 'firstAid') {
    return { id, heading, node: <DepartmentBlock block={block} /> };
  }
  const body = <BlockContent block={block} />;
  const folded = (
    <Fold id={id} heading={heading}>
      {body}
    </Fold>
  );
  return block.folded
    ? { id, heading, body, node: folded, isFold: true }
    : { id, heading, body, node: <DepartmentBlock block={block} wide /> };
}

/**
 * Returns the department of a page. Throws RangeError if the page is not a department's, or if the
 * language has no words for it.
 */
export function useDepartment({ name }: Place): DepartmentContent {
  const { departmentPages } = useWords('departmentPages');
  const { departmentLabels: labels } = useWords('departmentLabels');
  const { departmentNames } = useWords('departmentNames');
  if (!isDepartmentRoute(name)) throw new RangeError(`${name} is not a department`);
  const words = departmentPages[name];
  return {
    name,
    words,
    labels,
    opening: flowSection('opening-hours', labels.openingHours, <FactList facts={words.hours} />),
    parts: {
      about: flowSection(
        'about',
        labels.about(cardTitle(departmentNames[name])),
        <div className="stack">
          <Paragraphs texts={words.whatItIs} />
          {words.whoItIsFor.length > 0 && <PlainList items={words.whoItIsFor} />}
        </div>,
      ),
      onTheDay: flowSection('on-the-day', labels.onTheDay, <StepList steps={words.onTheDay} />),
      whatToBring: flowSection(
        'what-to-bring',
        labels.whatToBring,
        <PlainList items={words.whatToBring} />,
      ),
      cost: flowSection(
        'cost',
        labels.cost,
        <>
          <Paragraphs texts={[...words.cost, labels.accredited]} />
          <PageLink to="insurance" line="no-print mt-3" className="text-link touch-target">
            {labels.prices}
          </PageLink>
        </>,
      ),
      reachUs: flowSection(
        'reach-us',
        labels.reachUs,
        <>
          <p>
            <LinkedText text={words.howToReachUs} />
          </p>
          <p className="mt-3">
            <a href={directionsHref} {...newTabAttributes} className="text-link touch-target">
              {labels.directions}
              <NewTabNote />
            </a>
          </p>
        </>,
      ),
    },
  };
}
