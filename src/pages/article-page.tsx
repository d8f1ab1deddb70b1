import { ClothStrip } from '../components/cloth/cloth.tsx';
import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { Icon } from '../components/icons/icon.tsx';
import * as icons from '../components/icons/icon-names.ts';
import { PageLink } from '../components/links/page-link.tsx';
import { useWords } from '../components/locale.tsx';
import { ReviewNote } from '../components/notes/review-note.tsx';
import { Sources } from '../components/notes/sources.tsx';
import type { PageProps } from '../components/page-props.ts';
import { emergencyCategories } from '../facts/media/article-categories.ts';
import { ArticleBody } from '../features/articles/article/article-body.tsx';
import { articleLayouts } from '../features/articles/article/article-layouts.ts';
import { ArticleOpening } from '../features/articles/article/article-opening.tsx';
import { Byline, LastChange } from '../features/articles/article/byline.tsx';
import { UrgentSigns } from '../features/articles/article/urgent-signs.tsx';
import { LoadingState } from '../features/articles/loading-state.tsx';
import { ShareAddress, ShareButton } from '../features/sharing/share-button.tsx';
import { type BlogName, routes } from '../site/routes.ts';
import { knownArticle } from '../words/places.ts';

function BackLink({ blog }: { blog: BlogName }) {
  const { back } = useWords('articlesPages')[`${blog}Page`];
  return (
    <PageLink to={blog} line="" className="text-link touch-target gap-2">
      <Icon path={icons.arrowLeft} className="size-4" />
      {back}
    </PageLink>
  );
}

/** An article of either blog. */
export function ArticlePage({ place, url }: PageProps) {
  const article = knownArticle(place);
  const { NextStep, End, Closing, loadingState } = articleLayouts[article.route];
  const isUrgent = emergencyCategories.has(article.category);
  const page = (
    <>
      <ClothStrip />
      <article className="shell pt-3 pb-16">
        <Breadcrumbs place={place} />
        <div className="article-column mt-1 md:mt-6">
          <ArticleOpening article={article} />
          <div className="article-flow print-columns">
            <ArticleBody blocks={article.body} picture={article.picture} folded={isUrgent} />
            <div className="article-aside">
              <UrgentSigns groups={article.urgentSigns} numbered={isUrgent} />
              <NextStep article={article} />
            </div>
            <div className="article-end">
              {End && <End article={article} />}
              {/* not above first-aid steps, where it could make a helper stop */}
              <div className="my-4">
                {isUrgent && <Byline article={article} />}
                <ReviewNote review={article.reviewed} />
                <LastChange article={article} />
              </div>
              <Sources sources={article.sources} />
              <ShareAddress title={article.title} url={url} />
              <div className="no-print mt-6 flex flex-wrap items-center justify-between gap-3">
                <BackLink blog={routes[article.route].parent} />
                <ShareButton title={article.title} text={article.excerpt} />
              </div>
            </div>
          </div>
        </div>
      </article>
      {Closing && <Closing article={article} />}
    </>
  );
  return loadingState ? <LoadingState>{page}</LoadingState> : page;
}
