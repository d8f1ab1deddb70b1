import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { phoneHref } from '../../../facts/hospital/site.ts';
import { chatLink } from '../../../messages/chat-link.ts';
import { ArticleCard, type ArticleSummary } from '../article-card.tsx';
import { ArticleSearch, type ArticleSearchProps } from './article-search.tsx';

interface MedicalArticlesMarkupProps extends Omit<ArticleSearchProps, 'status'> {
  /** Path of the site search. */
  searchPath: string;
  found: readonly ArticleSummary[];
}

/** What to do when no article matches. */
function NoneFound({
  words: { medicalBlogPage, callUs, newTab, searchLabel },
  searchPath,
  query,
}: Pick<MedicalArticlesMarkupProps, 'words' | 'searchPath' | 'query'>) {
  return (
    <div className="rounded-panel bg-surface p-5 floats md:p-8">
      <p className="font-display text-h3 font-bold">{medicalBlogPage.empty}</p>
      <p className="mt-2 text-ink-soft">{medicalBlogPage.emptyHint}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a
          href={`${searchPath}?${new URLSearchParams({ q: query })}`}
          className="text-link touch-target"
        >
          {searchLabel}
        </a>
        <a href={phoneHref} className="text-link touch-target">
          <UnbrokenText text={callUs} />
        </a>
        <a
          href={chatLink()}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link touch-target"
        >
          {medicalBlogPage.emptyChat}
          <span className="sr-only">{newTab}</span>
        </a>
      </p>
    </div>
  );
}

/** The search and the matching articles. */
export function MedicalArticlesMarkup({
  found,
  searchPath,
  ...search
}: MedicalArticlesMarkupProps) {
  const { words, query, category } = search;
  const { medicalBlogPage, everyCategory, guidesFound } = words;
  const fillsRow = found.length > 3;
  const isFiltered = query.trim() !== '' || category !== everyCategory;
  return (
    <>
      <div className="cloth-words">
        <ArticleSearch
          {...search}
          status={isFiltered && found.length > 0 ? guidesFound(found.length) : ''}
        />
      </div>
      <section aria-labelledby="guides-heading" className="col-span-full">
        <h2 id="guides-heading" className="sr-only">
          {medicalBlogPage.listHeading}
        </h2>
        <div role="status">
          {found.length === 0 && <NoneFound {...{ words, searchPath, query }} />}
        </div>
        <ul
          data-search="off"
          className={`grid gap-x-8 gap-y-5 md:grid-cols-2 md:gap-y-10 ${fillsRow ? 'xl:grid-cols-4' : ''}`.trim()}
        >
          {found.map((article, index) => (
            <ArticleCard
              key={article.address}
              article={article}
              words={words}
              linkLabel={medicalBlogPage.readMore}
              // the newest has a row of its own, unless the others then leave a hole
              featured={index === 0 && found.length % 2 === 1}
              eager={index === 0}
              size={fillsRow ? 'row' : 'rowHalf'}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
