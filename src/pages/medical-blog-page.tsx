import { medicalSummary } from '../components/article/article-summaries.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Island } from '../islands/island.tsx';
import type { PageProps } from './page-props.ts';

/** /medical-blog, filtered by ?q= and ?category=. */
export function MedicalBlogPage({ place, query }: PageProps) {
  const href = useHref();
  const { roles } = useWords('people');
  const { medicalArticles } = useWords('medicalBlog');
  const { medicalBlogPage } = useWords('articlesPages');
  const { everyCategory } = useWords('medicalFilter');
  const { closings } = useWords('closings');
  return (
    <>
      <div className="shell pt-3">
        <Breadcrumbs place={place} />
      </div>
      {/* the box stands in the hero and the guides below it, so the island holds both */}
      <Island
        name="medical-articles"
        props={{
          path: href('medicalBlog'),
          articles: medicalArticles.map((article) => medicalSummary(article, href, roles)),
          query: query.q ?? '',
          category: query.category || everyCategory,
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
