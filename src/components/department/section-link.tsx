import type { SectionReference } from '../../words/departments/department-words.ts';
import { PageLink } from '../links/page-link.tsx';

/** A link to a section of another page or a health guide; nothing if that is off. */
export function SectionLink({
  section,
  label,
  isAlone,
  ...reference
}: SectionReference & { /** It is in no sentence. */ isAlone?: boolean }) {
  const page =
    'guide' in reference
      ? ({ to: 'medicalBlogPost', entryId: reference.guide } as const)
      : { to: reference.link };
  return (
    <PageLink
      {...page}
      end={`#${section}`}
      className={isAlone ? 'text-link touch-target' : 'text-link'}
    >
      {label}
    </PageLink>
  );
}
