import { ArticleBody } from '../components/article/article-body.tsx';
import { articleLayouts } from '../components/article/article-layouts.ts';
import { LoadingState } from '../components/article/loading-state.tsx';
import { UrgentSigns } from '../components/article/urgent-signs.tsx';
import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icons.ts';
import { Sources } from '../components/sources.tsx';
import { knownArticle } from '../places.ts';
import { type BlogName, routes } from '../routes.ts';
import type { Article } from '../words/article.ts';
import type { PageProps } from './page-props.ts';

function BackLink({ blog }: { blog: BlogName }) {
  const href = useHref();
  const { back } = useWords('articlesPages')[`${blog}Page`];
  return (
    <p className="no-print mt-10">
      <a href={href(blog)} className="text-link inline-flex min-h-11 items-center gap-2">
        <Icon path={icons.arrowLeft} className="size-4" />
        {back}
      </a>
    </p>
  );
}

function Departments({ departments }: Pick<Article, 'departments'>) {
  const href = useHref();
  const { articleDepartments } = useWords('articlesPages');
  const { labels } = useWords('labels');
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4">
      {articleDepartments}
      {departments.map((department) => (
        <a
          key={department}
          href={href(department)}
          className="text-link inline-flex min-h-11 items-center"
        >
          {labels[department]}
        </a>
      ))}
    </div>
  );
}

/** An article of either blog, laid out as its blog asks. */
export function ArticlePage({ place, url }: PageProps) {
  const article = knownArticle(place);
  const { Opening, Extras, Closing, breadcrumbs, loadingState } = articleLayouts[article.route];
  const steps = <Breadcrumbs place={place} />;
  const wide = breadcrumbs === 'page';
  const page = (
    <>
      <article className="shell pt-3 pb-16">
        {wide && steps}
        <div className={`relative mx-auto ${wide ? 'mt-4 ' : ''}max-w-measure`}>
          {!wide && steps}
          <Opening article={article} />
          <div className="print-columns">
            <ArticleBody blocks={article.body} />
            <div className="mt-12 space-y-10">
              <UrgentSigns groups={article.urgentSigns} />
              {Extras && <Extras article={article} url={url} />}
              <Departments departments={article.departments} />
              <Sources sources={article.sources} />
            </div>
          </div>
          <BackLink blog={routes[article.route].parent} />
        </div>
      </article>
      {Closing && <Closing article={article} />}
    </>
  );
  return loadingState ? <LoadingState>{page}</LoadingState> : page;
}
