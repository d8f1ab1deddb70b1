import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { CallToAction } from '../../components/links/call-to-action.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { ArticleCard } from './article-card.tsx';
import { BlogLinks } from './blog-links.tsx';
import { useArticleSummary } from './use-article-summary.ts';

/** /blog: its articles, newest first. */
export function BlogPage({ place }: PageProps) {
  const { blogPage } = useWords('articlesPages');
  const cardWords = useWords('articleCard');
  const { blogPost: articles } = useWords('articles').articles;
  const summaryOf = useArticleSummary();
  const { closings } = useWords('closings');
  return (
    <>
      <PageOpening
        place={place}
        heading={blogPage.heading}
        lead={blogPage.lead}
        picture="mental-health"
        pictureOnWide
      />
      <Section id="articles" heading={blogPage.listHeading} hiddenHeading background="sunk">
        <ul data-search="off" className="one-two-three grid gap-x-8 gap-y-5 md:gap-y-10">
          {articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={summaryOf(article)}
              words={cardWords}
              linkLabel={blogPage.readMore}
              featured={index === 0}
              eager={index === 0}
              size={index < 3 ? 'rowHalf' : 'row'}
            />
          ))}
        </ul>
        <div className="mt-12">
          <BlogLinks blog="blog" />
        </div>
      </Section>
      <CallToAction {...closings.articles} />
    </>
  );
}
