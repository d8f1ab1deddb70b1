import { Disclosure } from '../../components/lists/disclosure.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Paper } from '../../words/reading/reading-page.ts';
import { ContactList } from './contact-list.tsx';

function PaperFold({ id, heading, intro, cost, facts, contacts }: Paper) {
  return (
    <Disclosure
      id={id ?? slugOf(heading)}
      className="border-t border-line"
      summary={
        <>
          <h2 className="text-h4 leading-snug">{heading}</h2>
          {/* the rows say it, too */}
          <span className="no-print text-small" data-search="off">
            <UnbrokenText text={cost} />
          </span>
        </>
      }
    >
      {intro && (
        <p className="mb-4 max-w-measure text-ink-soft">
          <LinkedText text={intro} />
        </p>
      )}
      {facts && <FactList facts={facts} />}
      {contacts && <ContactList contacts={contacts} />}
    </Disclosure>
  );
}

/** Papers as lines with their name and cost, which open; on wide screens in two columns. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const half = Math.ceil(papers.length / 2);
  return (
    <div className="grid items-start gap-x-16 lg:grid-cols-2">
      {/* each column its own, so that a fold that opens moves the lines below it only */}
      {[papers.slice(0, half), papers.slice(half)].map((column) => (
        <div key={column[0]?.heading}>
          {column.map((paper) => (
            <PaperFold key={paper.heading} {...paper} />
          ))}
        </div>
      ))}
    </div>
  );
}
