import type { ReactNode } from 'react';
import type { SectionReference } from '../../words/departments/department-words.ts';
import { PageLink } from '../links/page-link.tsx';

interface SectionLinkProps {
  /** Other than those of a link in a sentence. */
  className?: string;
  /** After the label. */
  children?: ReactNode;
}

/** A link to a section of another page or a health guide; nothing if that is off. */
export function SectionLink({
  section,
  label,
  className = 'text-link',
  children,
  ...reference
}: SectionReference & SectionLinkProps) {
  const page =
    'guide' in reference
      ? ({ to: 'medicalBlogPost', entryId: reference.guide } as const)
      : { to: reference.link };
  return (
    <PageLink {...page} end={`#${section}`} className={className}>
      {label}
      {children}
    </PageLink>
  );
}
