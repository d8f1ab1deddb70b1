import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { Island } from '../../components/island.tsx';
import { CallToAction } from '../../components/links/call-to-action.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { SampleNote } from '../../components/notes/sample-note.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { type PersonKey, people } from '../../facts/people/people.ts';
import { placePath } from '../../site/addresses.ts';
import type { Article } from '../../words/articles/article.ts';
import { FeedLink } from './feed-link.tsx';
import { MedicalArticlesIsland } from './island/medical-articles.tsx';
import { useArticleSummary } from './use-article-summary.ts';

/** /medical-blog, filtered by ?q= and ?category=. */
export function MedicalBlogPage({ place, query }: PageProps) {
  const href = useHref();
  const { medicalBlogPost: articles } = useWords('articles').articles;
  const { everyCategory } = useWords('articleCategories');
  const summaryOf = useArticleSummary();
  const { roles } = useWords('people');
  const { formatDay } = useWords('format');
  const { reviewed: reviewedBy } = useWords('frame').frame;
  const { medicalBlogPage } = useWords('articlesPages');
  const { closings } = useWords('closings');
  const named = (person: PersonKey) => [people[person].name, roles[person]] as const;
  const checkedOn = ({ reviewed }: Article) =>
    reviewed ? reviewedBy(...named(reviewed.by), formatDay(reviewed.on)) : undefined;
  return (
    <>
      <PageOpening
        place={place}
        heading={medicalBlogPage.heading}
        lead={medicalBlogPage.lead}
        ground="paper"
        oneBorder
      />
      <Island
        name="medical-articles"
        View={MedicalArticlesIsland}
        words="medicalArticles"
        props={{
          path: placePath(place),
          searchPath: href('search'),
          articles: articles.map((article) => ({
            ...summaryOf(article),
            author: named(article.author).join(', '),
            tags: article.tags,
            checked: checkedOn(article),
          })),
          query: query.q ?? '',
          category: query.category || everyCategory,
        }}
      />
      <div className="shell pb-14 md:pb-20">
        <SampleNote of="people" className="mb-3 text-small text-ink-soft" />
        <PageLink to="blog" line="" className="text-link touch-target">
          {medicalBlogPage.articles}
        </PageLink>
        <p className="no-print mt-3">
          <FeedLink blog="medicalBlog" />
        </p>
      </div>
      <CallToAction {...closings.articles} />
    </>
  );
}
