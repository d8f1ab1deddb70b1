import type { SectionReference } from '../../words/service-page.ts';
import { useHref } from '../edition.tsx';

/** A link to a section of another service page or of a health guide. */
export function SectionLink(reference: SectionReference) {
  const href = useHref();
  const path =
    'guide' in reference ? href('medicalBlogPost', reference.guide) : href(reference.link);
  return (
    <a href={`${path}#${reference.section}`} className="text-link">
      {reference.label}
    </a>
  );
}
