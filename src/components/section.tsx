import type { ReactNode } from 'react';
import { LinkedText } from './text/linked-text.tsx';

const backgrounds = {
  page: '',
  sunk: 'bg-sunk',
  tint: 'bg-tint',
  navy: 'cloth-hem cloth-navy',
} as const;

interface SectionProps {
  /** The heading's id is this with '-heading' appended. */
  id: string;
  heading: string;
  intro?: string | undefined;
  background?: keyof typeof backgrounds;
  /** What is below the heading, which is left of the content on wide screens. */
  beside?: ReactNode;
  /** The heading is for screen readers only. */
  hiddenHeading?: boolean;
  /** The content is beside the heading on wide screens. */
  split?: boolean;
  /** Continues the section above, without space between them. */
  continues?: boolean;
  children: ReactNode;
}

/** A band of a page, labelled by its h2 (WCAG 1.3.1). */
export function Section({
  id,
  heading,
  intro,
  background = 'page',
  beside,
  hiddenHeading,
  split = beside !== undefined,
  continues,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`pb-6 md:pb-20 ${continues ? '' : `pt-6 ${hiddenHeading ? 'md:pt-12' : 'md:pt-20'}`} ${backgrounds[background]} ${split ? 'aside-heading' : ''}`}
      data-reveal=""
    >
      <div className="shell">
        <div className={hiddenHeading ? 'sr-only' : 'mb-4 md:mb-10'}>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          {intro && (
            <p className="mt-2 text-ink-soft sm:mt-3 sm:text-lead">
              <LinkedText text={intro} />
            </p>
          )}
          {beside && <div className="no-print mt-3 md:mt-10">{beside}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}
