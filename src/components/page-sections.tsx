import { Disclosure } from './lists/disclosure.tsx';
import { useWords } from './locale.tsx';
import { UnbrokenText } from './text/unbroken-text.tsx';

/** A section in a list of contents. */
export interface PageSection {
  id: string;
  heading: string;
}

/** Links to a page's sections, in as many columns as there is room for; on a phone behind a line. */
export function PageSections({
  sections,
  className = '',
}: {
  sections: readonly PageSection[];
  className?: string;
}) {
  const { frame } = useWords('frame');
  return (
    <nav aria-labelledby="contents" className={`no-print fold-line ${className}`}>
      <h2 id="contents" className="fold-line-name text-h4">
        {frame.onThisPage}
      </h2>
      <Disclosure openWide summary={<span className="sr-only">{frame.onThisPage}</span>}>
        <ul className="contents-links sm:mt-2">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="contents-link">
                <span>
                  <UnbrokenText text={heading} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}
