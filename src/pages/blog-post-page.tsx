import { ArticleBody } from '../components/article/article-body.tsx';
import { ArticleCard } from '../components/article/article-card.tsx';
import { ArticleDetails } from '../components/article/article-details.tsx';
import { blogSummary } from '../components/article/article-summaries.ts';
import { Byline } from '../components/article/byline.tsx';
import { UrgentSigns } from '../components/article/urgent-signs.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icons.ts';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { Sources } from '../components/sources.tsx';
import { ArticleNotFoundPage } from './article-not-found-page.tsx';
import type { PageProps } from './page-props.ts';

/** /blog/{postId} (spec section 2, Blog article). */
export function BlogPostPage({ place }: PageProps) {
  const { findBlogArticle, relatedBlogArticles } = useWords('blog');
  const { blogPage } = useWords('articlesPages');
  const cardWords = useWords('articleCard');
  const href = useHref();
  const { closings } = useWords('closings');
  const article = findBlogArticle(place.entryId ?? '');
  if (!article) return <ArticleNotFoundPage />;
  const related = relatedBlogArticles(article);
  const alone = related.length === 1;
  return (
    <div className="loading">
      <p className="loading-note shell py-10 text-ink-soft">{blogPage.loading}</p>
      <div className="loading-content">
        <article className="shell pt-3 pb-16">
          <div className="mx-auto max-w-measure">
            <Breadcrumbs place={place} />
            <Picture
              name={article.image}
              size="article"
              eager
              className="mt-4 aspect-3/2 rounded-panel"
            />
            <div className="mt-7">
              <ArticleDetails
                date={article.date}
                day={cardWords.formatDay(article.date)}
                readTime={article.readTime}
                category={article.category}
              />
            </div>
            <h1 className="mt-4 text-h1">{article.title}</h1>
            <div className="mt-6 mb-8">
              <Byline article={article} initials={1} />
            </div>
            <div className="print-columns">
              <ArticleBody paragraphs={article.content} />
              <div className="mt-12 space-y-10">
                <UrgentSigns signs={article.urgentSigns} />
                <Sources sources={article.sources} />
              </div>
            </div>
            <p className="no-print mt-10">
              <a href={href('blog')} className="text-link inline-flex min-h-11 items-center gap-2">
                <Icon path={icons.arrowLeft} className="size-4" />
                {blogPage.back}
              </a>
            </p>
          </div>
        </article>
        {related.length > 0 && (
          <Section id="related" heading={blogPage.relatedHeading} background="sunk">
            <ul className={`grid gap-x-8 gap-y-12 ${alone ? '' : 'md:grid-cols-2 lg:grid-cols-3'}`}>
              {related.map((other) => (
                <ArticleCard
                  key={other.id}
                  article={blogSummary(other, href)}
                  words={cardWords}
                  linkLabel={blogPage.readMore}
                  featured={alone}
                  size={alone ? 'half' : 'third'}
                />
              ))}
            </ul>
          </Section>
        )}
        <CallToAction {...closings.articles} />
      </div>
    </div>
  );
}
