import {
  storyAnchor,
  storytellers,
  testimonialAnchor,
  testimonials,
} from '../../facts/people/patients.ts';
import { doctors, doctorsIn } from '../../facts/people/people.ts';
import { articlesAbout } from '../../locales/find-articles.ts';
import { linkTo, type PageLink } from '../../locales/places.ts';
import type { ServiceRouteName } from '../../site/routes.ts';
import { useLanguage, useLink, useWords } from '../locale.tsx';
import { Fold } from './fold.tsx';

interface RelatedPage extends PageLink {
  label: string;
}

/** Returns a link to the element of a page with this id. */
function withFragment({ href, ...page }: PageLink, id: string): PageLink {
  return { ...page, href: `${href}#${id}` };
}

function useRelatedPages(department: ServiceRouteName) {
  const language = useLanguage();
  const link = useLink();
  const { roles } = useWords('people');
  const { storyOf, wordsOf } = useWords('serviceLabels').serviceLabels;
  const isAboutIt = (voice: { department: ServiceRouteName }) => voice.department === department;
  return {
    doctors: doctorsIn(department).map((key) => ({
      ...withFragment(link('doctors'), key),
      label: `${doctors[key].name}, ${roles[key]}`,
    })),
    voices: [
      ...storytellers.filter(isAboutIt).map(({ id, name }) => ({
        ...withFragment(link('patientStories'), storyAnchor(id)),
        label: storyOf(name),
      })),
      ...testimonials.filter(isAboutIt).map(({ id, name }) => ({
        ...withFragment(link('testimonials'), testimonialAnchor(id)),
        label: wordsOf(name),
      })),
    ],
    guides: articlesAbout(language, department).map(({ route, id, title }) => ({
      ...linkTo({ name: route, language, entryId: id }),
      label: title,
    })),
  };
}

/** Links to a department's doctors, patient stories and health guides; null if it has none. */
export function RelatedPages({ department }: { department: ServiceRouteName }) {
  const { serviceLabels } = useWords('serviceLabels');
  const related: Record<'doctors' | 'voices' | 'guides', readonly RelatedPage[]> =
    useRelatedPages(department);
  const rows = (['doctors', 'voices', 'guides'] as const).filter((row) => related[row].length > 0);
  if (rows.length === 0) return null;
  return (
    <div className="no-print">
      <Fold id="related" heading={serviceLabels.related}>
        <dl className="fact-list divide-y divide-line">
          {rows.map((row) => (
            <div key={row} className="fact-row">
              <dt>{serviceLabels[row]}</dt>
              <dd>
                {related[row].map(({ label, ...link }) => (
                  <a
                    key={link.href}
                    {...link}
                    lang={row === 'guides' ? link.hrefLang : undefined}
                    className="text-link flex min-h-11 items-center py-1"
                  >
                    {label}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}
