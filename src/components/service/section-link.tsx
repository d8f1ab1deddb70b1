import { href, placePath } from '../../routes.ts';
import type { SectionReference } from '../../words/service-page.ts';

/** A link to a section of another service page or of a health guide. */
export function SectionLink(reference: SectionReference) {
  const path =
    'guide' in reference
      ? placePath({ name: 'medicalBlogPost', entryId: reference.guide })
      : href(reference.link);
  return (
    <a href={`${path}#${reference.section}`} className="text-link">
      {reference.label}
    </a>
  );
}
