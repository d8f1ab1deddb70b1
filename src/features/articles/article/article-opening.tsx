import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { useWords } from '../../../components/locale.tsx';
import { PageSections } from '../../../components/page-sections.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { emergencyCategories } from '../../../facts/media/article-categories.ts';
import type { Article } from '../../../words/articles/article.ts';
import { useArticleSummary } from '../use-article-summary.ts';
import { ArticleDetails } from './article-details.tsx';
import { Byline } from './byline.tsx';
import { UrgentSignsLink } from './urgent-signs.tsx';

/**
 * The start of an article of either blog: details, title, excerpt, author and contents. In emergency
 * categories the phone number comes first, and a phone shows no contents: there the sections are folded.
 */
export function ArticleOpening({ article }: { article: Article }) {
  const { date, readTime, category } = useArticleSummary()(article);
  const { formatDay } = useWords('format');
  const urgent = emergencyCategories.has(article.category);
  const sections = article.body
    .filter((block) => block.kind === 'heading')
    .map(({ id, text }) => ({ id, heading: text }));
  return (
    <>
      <div className="article-head">
        <ArticleDetails
          date={date}
          day={formatDay(date)}
          readTime={readTime}
          category={category}
          badge
        />
        <h1 className="cloth-head cloth-head-3 mt-2 leading-none">
          <UnbrokenText text={article.title} />
        </h1>
        <p className="mt-2 text-lead text-ink-soft">
          <LinkedText text={article.excerpt} />
        </p>
        {urgent && (
          <div className="mt-2">
            <EmergencyLine />
          </div>
        )}
        <UrgentSignsLink />
        {!urgent && <Byline article={article} />}
      </div>
      <div
        className={`xl:absolute xl:inset-y-0 xl:start-0 xl:w-52 ${urgent ? 'max-sm:pb-3' : ''}`.trim()}
      >
        <PageSections
          sections={sections}
          className={`${urgent ? 'max-sm:hidden ' : ''}my-4 max-sm:border-y max-sm:border-line sm:rounded-panel sm:bg-sunk sm:p-6 xl:sticky xl:top-24 xl:my-0 xl:bg-page xl:p-0`}
        />
      </div>
    </>
  );
}
