import { Fragment, type ReactNode } from 'react';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { DepartmentBlock } from '../../components/department/department-block.tsx';
import { LeadCard } from '../../components/department/lead-card.tsx';
import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { Sources } from '../../components/notes/sources.tsx';
import { PageSections } from '../../components/page-sections.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Place } from '../../site/addresses.ts';
import { isOn } from '../../site/routes.ts';
import type { Contact, ReadingLink, ReadingPage } from '../../words/reading/reading-page.ts';
import { PaperCosts, PaperSection } from './paper-section.tsx';

/** Returns whether a link is to another site or to a page that is on. */
function leadsSomewhere(link: ReadingLink): boolean {
  return !('page' in link) || isOn(link.page);
}

function ContactLink({ link }: { link: ReadingLink }) {
  const className = 'text-link touch-target';
  if ('page' in link) {
    return (
      <PageLink to={link.page} end={link.section && `#${link.section}`} className={className}>
        <UnbrokenText text={link.label} />
      </PageLink>
    );
  }
  const isExternal = link.href.startsWith('https:');
  return (
    <a href={link.href} className={className} {...(isExternal && newTabAttributes)}>
      <UnbrokenText text={link.label} />
      {isExternal && <NewTabNote />}
    </a>
  );
}

function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl className="divide-y divide-line">
      {contacts.map(({ name, text, links = [] }) => (
        <div key={name} className="py-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">
            <LinkedText text={text} />
          </dd>
          {links.length > 0 && (
            <dd className="flex flex-wrap gap-x-6">
              {links.filter(leadsSomewhere).map((link) => (
                <ContactLink key={link.label} link={link} />
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface ReadingViewProps {
  page: ReadingPage;
  place: Place;
  /** What follows the text of a section, by its id. */
  additions?: Readonly<Record<string, ReactNode>>;
}

/**
 * A text page: what matters most, a list of contents, its sections, its sources. On wide screens the
 * headings are beside their sections.
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
          {page.costHeading ? (
            <PaperCosts page={page} />
          ) : (
            <PageSections
              sections={page.blocks.map(({ id, heading }) => ({
                id: id ?? slugOf(heading),
                heading,
              }))}
            />
          )}
        </aside>
        {papers.length > 0 && (
          <div className="divide-y divide-line border-t border-line">
            {papers.map((paper) => (
              <PaperSection key={paper.heading} paper={paper} />
            ))}
          </div>
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
