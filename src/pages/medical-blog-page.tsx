import { medicalSummary } from '../components/article/article-summaries.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Island } from '../islands/island.tsx';
import { MedicalArticlesIsland } from '../islands/medical-articles/medical-articles.tsx';
import type { PageProps } from './page-props.ts';

/** /medical-blog, filtered by ?q= and ?category= (spec sections 2 and 5). */
export function MedicalBlogPage({ place, query }: PageProps) {
  const href = useHref();
  const { roles } = useWords('people');
  const { medicalArticles } = useWords('medicalBlog');
  const { medicalBlogPage } = useWords('articlesPages');
  const { closings } = useWords('closings');
  return (
    <>
      <div className="shell pt-3">
        <Breadcrumbs place={place} />
      </div>
      {/* the box stands in the hero and the guides below it, so the island holds both */}
      <Island
        name="medical-articles"
        component={MedicalArticlesIsland}
        props={{
          path: href('medicalBlog'),
          articles: medicalArticles.map((article) => medicalSummary(article, href, roles)),
          query: query.q ?? '',
          category: query.category || 'All',
        }}
      />
      <p className="shell pb-14 md:pb-20">
        <a href={href('blog')} className="text-link">
          {medicalBlogPage.shorter}
        </a>
      </p>
      <CallToAction {...closings.articles} />
    </>
  );
}
