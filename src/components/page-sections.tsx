import { useWords } from './locale.tsx';

/** A section in a list of contents. */
export interface PageSection {
  id: string;
  heading: string;
}

/**
 * Links to a page's sections: beside them, where the links stay in view, or as a `strip` above
 * them.
 */
export function PageSections({
  sections,
  className = '',
  strip,
}: {
  sections: readonly PageSection[];
  className?: string;
  strip?: boolean;
}) {
  const { frame } = useWords('frame');
  return (
    <nav
      aria-labelledby="contents"
      className={`no-print ${strip ? '' : 'lg:sticky lg:top-24'} ${className}`}
    >
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
