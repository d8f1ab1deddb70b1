import { type DoctorKey, doctors, doctorsIn } from '../../facts/people/people.ts';
import { type DepartmentRouteName, isOn } from '../../site/routes.ts';
import { articlesAbout } from '../../words/articles/find-articles.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { PageLink, type PageTarget } from '../links/page-link.tsx';
import { useLanguage, useWords } from '../locale.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** A page that a row leads to. */
type PageRow = PageTarget & {
  label: string;
  /** The doctor whose page it is, shown with portrait and role. */
  doctor?: DoctorKey;
};

/** Returns a department's doctors and health guides. */
export function useRelatedPages(department: DepartmentRouteName): PageRow[] {
  const people = doctorsIn(department).map((key) => ({
    to: 'doctors' as const,
    end: `#${key}`,
    label: doctors[key].name,
    doctor: key,
  }));
  const guides = articlesAbout(useLanguage(), department).map(({ route, id, title }) => ({
    to: route,
    entryId: id,
    label: title,
  }));
  return [...people, ...guides].filter(({ to }) => isOn(to));
}

/** Rows that lead to other pages. */
export function PageRows({ pages }: { pages: readonly PageRow[] }) {
  const { roles } = useWords('people');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map(({ label, doctor, ...page }) => (
        <li key={label}>
          <PageLink
            {...page}
            className="flex min-h-12 items-center justify-between gap-4 py-2 leading-snug font-semibold text-brand hover:underline"
          >
            {doctor && <Portrait name={label} portrait={doctor} className="size-12" />}
            <span className="grow">
              <UnbrokenText text={label} />
              {doctor && (
                <span className="block text-small font-normal text-ink-soft">{roles[doctor]}</span>
              )}
            </span>
            <Icon path={icons.arrowRight} className="size-5" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Rows that lead to a department's doctors and health guides; null if it has none. */
export function RelatedPages({ department }: { department: DepartmentRouteName }) {
  const { departmentLabels } = useWords('departmentLabels');
  const pages = useRelatedPages(department);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={departmentLabels.related} className="no-print">
      <PageRows pages={pages} />
    </nav>
  );
}
