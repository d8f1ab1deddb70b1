import { useWords } from './locale.tsx';

/** A section in a list of contents. */
export interface PageSection {
  id: string;
  heading: string;
}

/** Links to a page's sections, in as many columns as there is room for. */
export function PageSections({
  sections,
  className = '',
}: {
  sections: readonly PageSection[];
  className?: string;
}) {
  const { frame } = useWords('frame');
  return (
    <nav aria-labelledby="contents" className={`no-print ${className}`}>
      <h2 id="contents" className="text-h4">
        {frame.onThisPage}
      </h2>
      <ul className="contents-links mt-2 text-small">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-link">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
