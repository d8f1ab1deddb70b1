import type { ReactNode } from 'react';
import { ActionLinks } from '../../components/links/action-links.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { PageSections } from '../../components/page-sections.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { emergencyCategories } from '../../facts/media/article-categories.ts';
import type { Article, ArticleBlock } from '../../words/articles/article.ts';
import { ArticleDepartments } from './article-departments.tsx';
import { ArticleDetails } from './article-details.tsx';
import { Byline } from './byline.tsx';
import { UrgentSignsLink } from './urgent-signs.tsx';
import { useArticleSummary } from './use-article-summary.ts';

/** The guide's table of contents: folded above the text on a phone, sticky in the margin on wide screens. */
function Contents({ body, open }: { body: readonly ArticleBlock[]; open?: boolean }) {
  const sections = body
    .filter((block) => block.kind === 'heading')
    .map(({ id, text }) => ({ id, heading: text }));
  return (
    <div className="xl:absolute xl:inset-y-0 xl:start-0 xl:w-52">
      <PageSections
        sections={sections}
        open={open}
        className="my-6 max-sm:border-y max-sm:border-line sm:my-8 sm:rounded-panel sm:bg-sunk sm:p-6 xl:sticky xl:top-24 xl:my-0 xl:bg-page xl:p-0"
      />
    </div>
  );
}

/**
 * The start of a guide: details, title, excerpt, picture and contents. In emergency categories the
 * phone number and the contents come first, because a reader may need one section immediately.
 */
export function GuideOpening({ article, share }: { article: Article; share: ReactNode }) {
  const { date, readTime, category } = useArticleSummary()(article);
  const { formatDay } = useWords('format');
  const urgent = emergencyCategories.has(article.category);
  return (
    <>
      <div className="article-head">
        <ArticleDetails date={date} day={formatDay(date)} readTime={readTime} category={category} />
        <h1 className="mt-4 text-h1">
          <UnbrokenText text={article.title} />
        </h1>
        <p className="mt-4 text-lead text-ink-soft">
          <LinkedText text={article.excerpt} />
        </p>
      </div>
      <div className={urgent ? 'mt-6 lg:mt-0' : undefined}>
        {urgent && <EmergencyLine />}
        <UrgentSignsLink />
        {urgent && <Contents body={article.body} open />}
        <div className={urgent ? 'mt-6' : 'mt-6 lg:mt-0'}>
          <Byline article={article} portrait>
            {share}
          </Byline>
        </div>
        <Picture
          name={article.picture}
          size="article"
          eager
          className={`mt-8 aspect-3/2 rounded-panel ${urgent ? 'mb-10 lg:mb-0' : ''}`.trim()}
        />
        {!urgent && <Contents body={article.body} />}
      </div>
    </>
  );
}

/** How to ask a clinician, and the departments for it. */
export function GuideNextStep({ article }: { article: Article }) {
  const { medicalBlogPage } = useWords('articlesPages');
  const { heading, text, bookLabel, contactLabel } = medicalBlogPage.consultation;
  return (
    <section
      aria-labelledby="consultation"
      data-search="off"
      className="no-print rounded-panel bg-tint p-6"
    >
      <h2 id="consultation" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      {/* it stays beside the first aid on wide screens */}
      {emergencyCategories.has(article.category) && (
        <div className="mt-4 hidden lg:block">
          <EmergencyLine />
        </div>
      )}
      <div className="actions mt-5 mb-3 flex flex-wrap gap-3">
        <ActionLinks
          actions={[
            { label: bookLabel, target: 'appointments' },
            { label: contactLabel, target: 'contact' },
          ]}
        />
      </div>
      <ArticleDepartments departments={article.departments} />
    </section>
  );
}

/** The end of a guide: its tags as links. */
export function GuideEnd({ article }: { article: Article }) {
  const { tagsLabel } = useWords('articleCard');
  return (
    <ul aria-label={tagsLabel} className="no-print mt-8 flex flex-wrap gap-x-5">
      {article.tags.map((tag) => (
        <li key={tag}>
          <PageLink
            to="medicalBlog"
            end={`?q=${encodeURIComponent(tag)}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
