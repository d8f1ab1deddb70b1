import { ClothStrip } from '../../components/cloth/cloth.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { useWords } from '../../components/locale.tsx';
import { ArticleCard } from './article-card.tsx';
import { LoadingState } from './loading-state.tsx';
import { useArticleSummary } from './use-article-summary.ts';

/** The page for an unknown id under /blog, with the newest articles. */
export function ArticleNotFoundPage() {
  const { blogPage } = useWords('articlesPages');
  const cardWords = useWords('articleCard');
  const newest = useWords('articles').articles.blogPost.slice(0, 3);
  const summaryOf = useArticleSummary();
  const { heading, text, back, newestHeading } = blogPage.notFound;
  return (
    <LoadingState>
      <ClothStrip />
      <div className="shell py-16 md:py-24">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-soft">{text}</p>
        <div className="mt-7">
          <ButtonLink to="blog" icon="arrowLeft">
            {back}
          </ButtonLink>
        </div>
        <section aria-labelledby="newest" className="mt-12">
          <h2 id="newest" className="text-h3">
            {newestHeading}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
            {newest.map((article) => (
              <ArticleCard
                key={article.id}
                article={summaryOf(article)}
                words={cardWords}
                linkLabel={blogPage.readMore}
              />
            ))}
          </ul>
        </section>
        <div className="mt-12 max-w-measure">
          <EmergencyLine />
        </div>
      </div>
    </LoadingState>
  );
}
