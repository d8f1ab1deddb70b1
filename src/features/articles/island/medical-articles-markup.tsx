import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { phoneHref } from '../../../facts/hospital/site.ts';
import { chatLink } from '../../../messages/chat-link.ts';
import { ArticleCard, type ArticleSummary } from '../article-card.tsx';
import { ArticleSearch, type ArticleSearchProps } from './article-search.tsx';

interface MedicalArticlesMarkupProps extends ArticleSearchProps {
  /** Path of the site search. */
  searchPath: string;
  found: readonly ArticleSummary[];
}

function Found({
  words,
  searchPath,
  query,
  count,
  filtered,
}: Pick<MedicalArticlesMarkupProps, 'words' | 'searchPath' | 'query'> & {
  count: number;
  filtered: boolean;
}) {
  const { medicalBlogPage, callUs, newTab, articlesFound, searchLabel } = words;
  return (
    <div role="status" className="min-h-7">
      {count === 0 && (
        <>
          <p className="text-h3">{medicalBlogPage.empty}</p>
          <p className="mt-2 text-ink-soft">{medicalBlogPage.emptyHint}</p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <a href={`${searchPath}?${new URLSearchParams({ q: query })}`} className="text-link">
              {searchLabel}
            </a>
            <a href={phoneHref} className="text-link">
              <UnbrokenText text={callUs} />
            </a>
            <a href={chatLink()} target="_blank" rel="noopener noreferrer" className="text-link">
              {medicalBlogPage.emptyChat}
              <span className="sr-only">{newTab}</span>
            </a>
          </p>
        </>
      )}
      {count > 0 && filtered && <p className="font-semibold">{articlesFound(count)}</p>}
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
  const { medicalBlogPage, everyCategory } = words;
  return (
    <>
      <div className="shell pb-2">
        <ArticleSearch {...search} />
      </div>
      <section aria-labelledby="guides-heading" className="shell pb-14">
        <h2 id="guides-heading" className="sr-only">
          {medicalBlogPage.listHeading}
        </h2>
        <Found
          words={words}
          searchPath={searchPath}
          query={query}
          count={found.length}
          filtered={query.trim() !== '' || category !== everyCategory}
        />
        <ul data-search="off" className="two-three mt-4 grid gap-x-8 gap-y-5 md:gap-y-12">
          {found.map((article, index) => (
            <ArticleCard
              key={article.address}
              article={article}
              words={words}
              linkLabel={medicalBlogPage.readMore}
              eager={index === 0}
              size={index < 2 ? 'rowHalf' : 'row'}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
