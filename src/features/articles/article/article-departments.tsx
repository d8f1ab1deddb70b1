import { PageLink } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { isOn } from '../../../site/routes.ts';
import type { Article } from '../../../words/articles/article.ts';

/** Links to the departments that treat what an article is about. */
export function ArticleDepartments({ departments }: Pick<Article, 'departments'>) {
  const { articleDepartments } = useWords('articlesPages');
  const { labels } = useWords('labels');
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4">
      <span className="basis-full">{articleDepartments}</span>
      {departments.filter(isOn).map((department) => (
        <PageLink key={department} to={department} className="text-link touch-target">
          {labels[department]}
        </PageLink>
      ))}
    </p>
  );
}
