import { linkTo } from '../../locales/places.ts';
import type { SectionReference } from '../../models/service-page.ts';
import { useLanguage } from '../locale.tsx';

/** A link to a section of another page or a health guide. */
export function SectionLink(reference: SectionReference) {
  const language = useLanguage();
  const { href, hrefLang } =
    'guide' in reference
      ? linkTo({ name: 'medicalBlogPost', language, entryId: reference.guide })
      : linkTo({ name: reference.link, language });
  return (
    <a href={`${href}#${reference.section}`} hrefLang={hrefLang} className="text-link">
      {reference.label}
    </a>
  );
}
