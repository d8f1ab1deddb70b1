import { MedicalArticlesIsland } from '../../client/islands/medical-articles.tsx';
import { medicalSummary } from '../components/article-summaries.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { Island } from '../components/island.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { medicalBlogPage } from '../content/articles-pages.ts';
import { closings } from '../content/closings.ts';
import { medicalArticles } from '../content/medical-blog.ts';
import { href } from '../routes.ts';
import type { PageProps } from './page-props.ts';

/** /medical-blog, filtered by ?q= and ?category= (spec sections 2 and 5). */
export function MedicalBlogPage({ place, query }: PageProps) {
  return (
    <>
      <PageHero place={place} heading={medicalBlogPage.heading} lead={medicalBlogPage.lead} />
      <Section id="guides" heading={medicalBlogPage.listHeading} hiddenHeading continues>
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
        <p className="mt-12">
          <a href={href('blog')} className="text-link">
            {medicalBlogPage.shorter}
          </a>
        </p>
      </Section>
      <CallToAction {...closings.articles} />
    </>
  );
}
