import {
  storyAnchor,
  storytellers,
  testimonialAnchor,
  testimonials,
} from '../../facts/people/patients.ts';
import { doctors, doctorsIn } from '../../facts/people/people.ts';
import type { DepartmentRouteName } from '../../site/routes.ts';
import { articlesAbout } from '../../words/articles/find-articles.ts';
import { useHref, useLanguage, useWords } from '../locale.tsx';
import { Fold } from './fold.tsx';

interface RelatedPage {
  address: string;
  label: string;
}

function useRelatedPages(department: DepartmentRouteName) {
  const language = useLanguage();
  const href = useHref();
  const { roles } = useWords('people');
  const { storyOf, wordsOf } = useWords('departmentLabels').departmentLabels;
  const isAboutIt = (voice: { department: DepartmentRouteName }) => voice.department === department;
  return {
    doctors: doctorsIn(department).map((key) => ({
      address: `${href('doctors')}#${key}`,
      label: `${doctors[key].name}, ${roles[key]}`,
    })),
    voices: [
      ...storytellers.filter(isAboutIt).map(({ id, name }) => ({
        address: `${href('patientStories')}#${storyAnchor(id)}`,
        label: storyOf(name),
      })),
      ...testimonials.filter(isAboutIt).map(({ id, name }) => ({
        address: `${href('testimonials')}#${testimonialAnchor(id)}`,
        label: wordsOf(name),
      })),
    ],
    guides: articlesAbout(language, department).map(({ route, id, title }) => ({
      address: href(route, id),
      label: title,
    })),
  };
}

/** Links to a department's doctors, patient stories and health guides; null if it has none. */
export function RelatedPages({ department }: { department: DepartmentRouteName }) {
  const { departmentLabels } = useWords('departmentLabels');
  const related: Record<'doctors' | 'voices' | 'guides', readonly RelatedPage[]> =
    useRelatedPages(department);
  const rows = (['doctors', 'voices', 'guides'] as const).filter((row) => related[row].length > 0);
  if (rows.length === 0) return null;
  return (
    <div className="no-print">
      <Fold id="related" heading={departmentLabels.related}>
        <dl className="fact-list divide-y divide-line">
          {rows.map((row) => (
            <div key={row} className="fact-row">
              <dt>{departmentLabels[row]}</dt>
              <dd>
                {related[row].map(({ label, address }) => (
                  <a
                    key={address}
                    href={address}
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
