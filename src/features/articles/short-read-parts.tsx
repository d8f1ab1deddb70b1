import type { ReactNode } from 'react';
import { CallToAction } from '../../components/links/call-to-action.tsx';
import { useLanguage, useWords } from '../../components/locale.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import type { Article } from '../../words/articles/article.ts';
import { relatedArticles } from '../../words/articles/find-articles.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleDepartments } from './article-departments.tsx';
import { ArticleDetails } from './article-details.tsx';
import { Byline } from './byline.tsx';
import { UrgentSignsLink } from './urgent-signs.tsx';
import { useArticleSummary } from './use-article-summary.ts';

/** The start of a short read: details, title, excerpt and byline, then its picture. */
export function ShortReadOpening({ article, share }: { article: Article; share: ReactNode }) {
  const { date, readTime, category } = useArticleSummary()(article);
  const { formatDay } = useWords('format');
  return (
    <>
      <div>
        <ArticleDetails date={date} day={formatDay(date)} readTime={readTime} category={category} />
        <h1 className="mt-4 text-h1">{article.title}</h1>
        <p className="mt-4 text-lead text-ink-soft">{article.excerpt}</p>
        <UrgentSignsLink />
        <div className="mt-6">
          <Byline article={article}>{share}</Byline>
        </div>
      </div>
      <Picture
        name={article.picture}
        size="article"
        eager
        className="my-8 aspect-3/2 rounded-panel lg:my-0 lg:aspect-auto lg:h-full"
      />
    </>
  );
}

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
            <ul className={`grid gap-x-8 gap-y-12 ${alone ? '' : 'md:grid-cols-2 lg:grid-cols-3'}`}>
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
