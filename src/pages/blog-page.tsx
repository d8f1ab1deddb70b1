import { ArticleCard } from '../components/article/article-card.tsx';
import { FeedLink } from '../components/article/feed-link.tsx';
import { useArticleSummary } from '../components/article/use-article-summary.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/document/page-hero.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Section } from '../components/section.tsx';
import type { PageProps } from './page-props.ts';

/** /blog: its articles, the newest first. */
export function BlogPage({ place }: PageProps) {
  const { blogPage } = useWords('articlesPages');
  const cardWords = useWords('articleCard');
  const { blogPost: articles } = useWords('articles').articles;
  const summaryOf = useArticleSummary();
  const href = useHref();
  const { closings } = useWords('closings');
  return (
    <>
      <PageHero place={place} heading={blogPage.heading} lead={blogPage.lead} />
      <Section id="articles" heading={blogPage.listHeading} hiddenHeading background="sunk">
        <ul className="one-two-three grid gap-x-8 gap-y-12">
          {articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={summaryOf(article)}
              words={cardWords}
              linkLabel={blogPage.readMore}
              featured={index === 0}
              eager={index === 0}
              size={index < 3 ? 'half' : 'third'}
            />
          ))}
        </ul>
        <p className="mt-12">
          <a href={href('medicalBlog')} className="text-link">
            {blogPage.longer}
          </a>
        </p>
        <p className="no-print mt-3">
          <FeedLink blog="blog" />
        </p>
      </Section>
      <CallToAction {...closings.articles} />
    </>
  );
}
