import { Disclosure } from '../../components/lists/disclosure.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Paper } from '../../words/reading/reading-page.ts';
import { ContactList } from './contact-list.tsx';

/** Papers as lines with their name and cost, which open. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  return (
    <div className="grid items-start gap-x-16 lg:grid-cols-2">
      {papers.map(({ id, heading, intro, cost, facts, contacts }) => (
        <Disclosure
          key={heading}
          id={id ?? slugOf(heading)}
          className="border-t border-line"
          summary={
            <>
              <h2 className="text-h4 leading-snug md:text-h3">{heading}</h2>
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
      ))}
    </div>
  );
}
