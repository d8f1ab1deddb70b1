import { ActionLinks } from '../components/action-link.tsx';
import { ArticleBody, articleHeadings, toParagraphs } from '../components/article/article-body.tsx';
import { ArticleDetails } from '../components/article/article-details.tsx';
import { Byline } from '../components/article/byline.tsx';
import { UrgentSigns } from '../components/article/urgent-signs.tsx';
import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { EmergencyLine } from '../components/emergency-line.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icons.ts';
import { Picture } from '../components/picture.tsx';
import { Sources } from '../components/sources.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { slugOf } from '../components/text/slug-of.ts';
import { ShareButton } from '../islands/share/share-button.tsx';
import type { MedicalArticle } from '../words/en/medical-article.ts';
import { NotFoundPage } from './not-found-page.tsx';
import type { PageProps } from './page-props.ts';

function Contents({ headings }: { headings: readonly string[] }) {
  const { medicalBlogPage } = useWords('articlesPages');
  return (
    <nav aria-labelledby="contents" className="no-print my-10 rounded-panel bg-sunk p-6">
      <h2 id="contents" className="text-h4">
        {medicalBlogPage.contentsHeading}
      </h2>
      <ol className="mt-2">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${slugOf(heading)}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Consultation() {
  const { medicalBlogPage } = useWords('articlesPages');
  const { heading, text, bookLabel, contactLabel } = medicalBlogPage.consultation;
  return (
    <section aria-labelledby="consultation" className="no-print rounded-panel bg-tint p-6 md:p-8">
      <h2 id="consultation" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ActionLinks
          actions={[
            { label: bookLabel, target: 'appointments' },
            { label: contactLabel, target: 'contact' },
          ]}
        />
      </div>
    </section>
  );
}

function Article({ article, url }: { article: MedicalArticle; url: string }) {
  const href = useHref();
  const { medicalBlogPage } = useWords('articlesPages');
  const { formatDay } = useWords('format');
  const paragraphs = toParagraphs(article.content);
  return (
    <div className="mx-auto mt-4 max-w-measure">
      <ArticleDetails
        date={article.date}
        day={formatDay(article.date)}
        readTime={article.readTime}
        category={article.category}
      />
      <h1 className="mt-4 text-h1">{article.title}</h1>
      <p className="mt-4 text-lead text-ink-soft">
        <LinkedText text={article.excerpt} />
      </p>
      {article.category === 'Emergency Care' && (
        <div className="mt-6">
          <EmergencyLine />
        </div>
      )}
      <div className="mt-6">
        <Byline article={article} initials={2} />
      </div>
      <Picture
        name={article.image}
        size="article"
        eager
        className="mt-8 aspect-3/2 rounded-panel"
      />
      <Contents headings={articleHeadings(paragraphs)} />
      <div className="print-columns">
        <ArticleBody paragraphs={paragraphs} />
        <div className="mt-12 space-y-10">
          <UrgentSigns signs={article.urgentSigns} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ul aria-label="Tags" className="no-print flex flex-wrap gap-x-4 text-small">
              {article.tags.map((tag) => (
                <li key={tag}>
                  <a
                    href={`${href('medicalBlog')}?q=${encodeURIComponent(tag)}`}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {tag}
                  </a>
                </li>
              ))}
            </ul>
            <ShareButton title={article.title} text={article.excerpt} url={url} />
          </div>
          <Consultation />
          <Sources sources={article.sources} />
        </div>
      </div>
      <p className="no-print mt-10">
        <a href={href('medicalBlog')} className="text-link inline-flex min-h-11 items-center gap-2">
          <Icon path={icons.arrowLeft} className="size-4" />
          {medicalBlogPage.back}
        </a>
      </p>
    </div>
  );
}

/** /medical-blog/{postId} (spec section 2, Medical blog article). */
export function MedicalBlogPostPage({ place, url }: PageProps) {
  const { findMedicalArticle } = useWords('medicalBlog');
  const article = findMedicalArticle(place.entryId ?? '');
  if (!article) return <NotFoundPage />;
  return (
    <article className="shell pt-3 pb-16">
      <Breadcrumbs place={place} />
      <Article article={article} url={url} />
    </article>
  );
}
