import type { SectionReference } from '../../words/departments/department-words.ts';
import { useHref } from '../locale.tsx';

/** A link to a section of another page or a health guide. */
export function SectionLink(reference: SectionReference) {
  const href = useHref();
  const page =
    'guide' in reference ? href('medicalBlogPost', reference.guide) : href(reference.link);
  return (
    <a href={`${page}#${reference.section}`} className="text-link">
      {reference.label}
    </a>
  );
}
