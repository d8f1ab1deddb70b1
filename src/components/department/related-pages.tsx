import {
  storyAnchor,
  storytellers,
  testimonialAnchor,
  testimonials,
} from '../../facts/people/patients.ts';
import { doctors, doctorsIn } from '../../facts/people/people.ts';
import { type DepartmentRouteName, isOn } from '../../site/routes.ts';
import { articlesAbout } from '../../words/articles/find-articles.ts';
import { PageLink, type PageTarget } from '../links/page-link.tsx';
import { useLanguage, useWords } from '../locale.tsx';
import { Fold } from './fold.tsx';

interface RelatedPage extends PageTarget {
  label: string;
}

function useRelatedPages(department: DepartmentRouteName) {
  const language = useLanguage();
  const { roles } = useWords('people');
  const { storyOf, wordsOf } = useWords('departmentLabels').departmentLabels;
  const isAboutIt = (voice: { department: DepartmentRouteName }) => voice.department === department;
  return {
    doctors: doctorsIn(department).map((key) => ({
      to: 'doctors' as const,
      end: `#${key}`,
      label: `${doctors[key].name}, ${roles[key]}`,
    })),
    voices: [
      ...storytellers.filter(isAboutIt).map(({ id, name }) => ({
        to: 'patientStories' as const,
        end: `#${storyAnchor(id)}`,
        label: storyOf(name),
      })),
      ...testimonials.filter(isAboutIt).map(({ id, name }) => ({
        to: 'testimonials' as const,
        end: `#${testimonialAnchor(id)}`,
        label: wordsOf(name),
      })),
    ],
    guides: articlesAbout(language, department).map(({ route, id, title }) => ({
      to: route,
      entryId: id,
      label: title,
    })),
  };
}

/** Links to a department's doctors, patient stories and health guides; null if it has none. */
export function RelatedPages({ department }: { department: DepartmentRouteName }) {
  const { departmentLabels } = useWords('departmentLabels');
  const all: Record<'doctors' | 'voices' | 'guides', readonly RelatedPage[]> =
    useRelatedPages(department);
  const related = {
    doctors: all.doctors.filter(({ to }) => isOn(to)),
    voices: all.voices.filter(({ to }) => isOn(to)),
    guides: all.guides.filter(({ to }) => isOn(to)),
  };
  const rows = (['doctors', 'voices', 'guides'] as const).filter((row) => related[row].length > 0);
  if (rows.length === 0) return null;
  return (
    <Fold id="related" heading={departmentLabels.related} className="no-print">
      <dl className="fact-list divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="fact-row">
            <dt>{departmentLabels[row]}</dt>
            <dd>
              {related[row].map(({ label, ...page }) => (
                <PageLink
                  key={label}
                  {...page}
                  className="text-link flex min-h-11 items-center py-1"
                >
                  {label}
                </PageLink>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
