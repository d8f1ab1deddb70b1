import { CallToAction } from '../../../components/links/call-to-action.tsx';
import { useLanguage, useWords } from '../../../components/locale.tsx';
import { Section } from '../../../components/section.tsx';
import type { Article } from '../../../words/articles/article.ts';
import { relatedArticles } from '../../../words/articles/find-articles.ts';
import { ArticleCard } from '../article-card.tsx';
import { useArticleSummary } from '../use-article-summary.ts';
import { ArticleDepartments } from './article-departments.tsx';

/** The departments of a short read. */
export function ShortReadNextStep({ article }: { article: Article }) {
  return <ArticleDepartments departments={article.departments} />;
}

/** The end of a short read: related articles of its category, and the booking link. */
export function ShortReadClosing({ article }: { article: Article }) {
  const { blogPage } = useWords('articlesPages');
  const { closings } = useWords('closings');
  const cardWords = useWords('articleCard');
  const summaryOf = useArticleSummary();
  const related = relatedArticles(useLanguage(), article);
  const alone = related.length === 1;
  return (
    <>
      {related.length > 0 && (
        <div data-search="off">
          <Section id="related" heading={blogPage.relatedHeading} background="sunk">
            <ul
              className={`grid gap-x-8 gap-y-5 md:gap-y-10 ${alone ? '' : 'md:grid-cols-2 lg:grid-cols-3'}`}
            >
              {related.map((other) => (
                <ArticleCard
                  key={other.id}
                  article={summaryOf(other)}
                  words={cardWords}
                  linkLabel={blogPage.readMore}
                  row={alone}
                />
              ))}
            </ul>
          </Section>
        </div>
      )}
      <CallToAction {...closings.articles} />
    </>
  );
}
