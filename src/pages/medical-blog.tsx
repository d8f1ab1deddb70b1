import { MedicalArticlesIsland } from '../../client/islands/medical-articles.tsx';
import { medicalSummary } from '../components/article-summaries.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Island } from '../components/island.tsx';
import { medicalBlogPage } from '../content/articles-pages.ts';
import { closings } from '../content/closings.ts';
import { medicalArticles } from '../content/medical-blog.ts';
import { href } from '../routes.ts';
import type { PageProps } from './page-props.ts';

/** /medical-blog, filtered by ?q= and ?category= (spec sections 2 and 5). */
export function MedicalBlogPage({ place, query }: PageProps) {
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
          articles: medicalArticles.map(medicalSummary),
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
