import { Fragment, type ReactNode } from 'react';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { DepartmentBlock } from '../../components/department/department-block.tsx';
import { LeadCard } from '../../components/department/lead-card.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { Sources } from '../../components/notes/sources.tsx';
import { PageSections } from '../../components/page-sections.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Place } from '../../site/addresses.ts';
import type { ReadingPage } from '../../words/reading/reading-page.ts';
import { ContactList } from './contact-list.tsx';
import { PaperList } from './paper-list.tsx';

interface ReadingViewProps {
  page: ReadingPage;
  place: Place;
  /** What follows the text of a section, by its id. */
  additions?: Readonly<Record<string, ReactNode>>;
}

/**
 * A text page: its papers, or what matters most and a list of contents; its sections, its sources. On
 * wide screens the headings are beside their sections.
 */
export function ReadingView({ page, place, additions = {} }: ReadingViewProps) {
  const { formatDay } = useWords('format');
  const { frame } = useWords('frame');
  const papers = page.blocks.filter((block) => block.kind === 'paper');
  const others = page.blocks.filter((block) => block.kind !== 'paper');
  return (
    <>
      <PageOpening place={place} heading={page.heading} lead={page.lead} ground="paper" oneBorder />
      <div className="reading print-columns shell space-y-9 pb-16 md:pb-24">
        {papers.length > 0 ? (
          <PaperList papers={papers} />
        ) : (
          <aside aria-label={frame.contentsLabel} className="space-y-8">
            {page.glance && (
              // the sections below it say the same on paper
              <div className="no-print">
                <LeadCard id={slugOf(page.glance.heading)} heading={page.glance.heading}>
                  <div className="mt-3">
                    <FactList facts={page.glance.facts} wide />
                  </div>
                </LeadCard>
              </div>
            )}
            <PageSections
              sections={page.blocks.map(({ id, heading }) => ({
                id: id ?? slugOf(heading),
                heading,
              }))}
            />
          </aside>
        )}
        {others.map((block) =>
          block.kind === 'contacts' ? (
            <section key={block.heading} className="ruled">
              <h2 id={block.id ?? slugOf(block.heading)} className="text-section">
                {block.heading}
              </h2>
              {block.intro && (
                <p className="mt-2 text-ink-soft">
                  <LinkedText text={block.intro} />
                </p>
              )}
              <ContactList contacts={block.contacts} />
            </section>
          ) : (
            <Fragment key={block.heading}>
              <DepartmentBlock block={block} />
              {block.id && additions[block.id] && (
                <div className="reading-more">
                  <div>{additions[block.id]}</div>
                </div>
              )}
            </Fragment>
          ),
        )}
        <div className="ruled space-y-4">
          {(page.day || page.samples) && (
            <p className="text-small text-ink-soft">
              <UnbrokenText
                text={`${page.day ? frame.asOf(formatDay(page.day)) : ''}${page.samples ? `${frame.sampleContent}: ${page.samples}` : ''}`}
              />
            </p>
          )}
          <Sources sources={page.sources} />
        </div>
      </div>
    </>
  );
}
