import { ClothStrip } from '../../components/cloth/cloth.tsx';
import { headStep } from '../../components/cloth/head-step.ts';
import { Breadcrumbs } from '../../components/document/breadcrumbs.tsx';
import { Island } from '../../components/island.tsx';
import { CallToAction } from '../../components/links/call-to-action.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { SampleNote } from '../../components/notes/sample-note.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { type PersonKey, people } from '../../facts/people/people.ts';
import { placePath } from '../../site/addresses.ts';
import type { Article } from '../../words/articles/article.ts';
import { BlogLinks } from './blog-links.tsx';
import { MedicalArticlesIsland } from './island/medical-articles.tsx';
import { useArticleSummary } from './use-article-summary.ts';

/** Maximum letters of a heading that fits on one line beside the search, in the largest size. */
const roomBesideSearch = 14;

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
  const { heading, lead } = medicalBlogPage;
  return (
    <>
      <ClothStrip />
      {/* on wide screens the search is beside the heading, and the list below both */}
      <div className="shell grid items-end gap-x-8 pb-14 md:pb-20 beside-search">
        <div className="cloth-words self-start">
          <Breadcrumbs place={place} />
          <h1 className={`cloth-head cloth-head-${headStep(heading, roomBesideSearch)}`}>
            {heading}
          </h1>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
        </div>
        <Island
          name="medical-articles"
          View={MedicalArticlesIsland}
          words="medicalArticles"
          className="lg:contents"
          props={{
            path: placePath(place),
            searchPath: href('search'),
            articles: articles.map((article) => ({
              ...summaryOf(article),
              author: named(article.author),
              tags: article.tags,
              checked: checkedOn(article),
            })),
            query: query.q ?? '',
            category: query.category || everyCategory,
          }}
        />
        <div className="col-span-full mt-8 flex flex-wrap items-baseline justify-between gap-x-8">
          <SampleNote of="people" className="text-small text-ink-soft" />
          <BlogLinks blog="medicalBlog" />
        </div>
      </div>
      <CallToAction {...closings.articles} />
    </>
  );
}
