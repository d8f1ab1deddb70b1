import type { Ref } from 'react';
import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { phoneHref } from '../../../facts/hospital/site.ts';
import { chatLink } from '../../../messages/chat-link.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { ArticleCard, type ArticleSummary } from '../article-card.tsx';

interface MedicalArticlesMarkupProps {
  words: WordsOf<'medicalArticles'>;
  path: string;
  /** Path of the site search. */
  searchPath: string;
  found: readonly ArticleSummary[];
  query: string;
  category: string;
  /** Handlers that replace the form submit in the browser. */
  onQuery: (query: string) => void;
  onCategory: (category: string) => void;
  searchBox: Ref<HTMLInputElement>;
}

function Categories({
  words,
  category,
  onCategory,
}: Pick<MedicalArticlesMarkupProps, 'words' | 'category' | 'onCategory'>) {
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{words.medicalBlogPage.categoriesLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {words.medicalFilterCategories.map((name) => {
          const chosen = name === category;
          return (
            <button
              key={name}
              type="submit"
              name="category"
              value={name}
              aria-pressed={chosen}
              onClick={(event) => {
                event.preventDefault();
                onCategory(name);
              }}
              className={`button min-h-11 rounded-full px-4 text-small font-semibold ${chosen ? 'bg-brand text-on-brand' : 'border border-field-line hover:bg-tint'}`}
            >
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
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

/** Search box and category buttons: one form, which the server handles without script. */
function ArticleSearch(props: Omit<MedicalArticlesMarkupProps, 'found'>) {
  const { words, path, query, category } = props;
  const { medicalBlogPage } = words;
  return (
    <search className="no-print mt-7 block">
      <form action={path} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="q" className="font-semibold">
          {medicalBlogPage.searchLabel}
        </label>
        <div className="mt-1.5 flex max-w-form gap-2">
          <input
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            ref={props.searchBox}
            defaultValue={query}
            onChange={(event) => props.onQuery(event.target.value)}
            placeholder={medicalBlogPage.searchPlaceholder}
            enterKeyHint="search"
            className="search-box"
          />
          <button type="submit" name="category" value={category} className={buttonClasses('brand')}>
            <Icon path={icons.search} />
            <span className="sr-only sm:not-sr-only">{medicalBlogPage.searchButton}</span>
          </button>
        </div>
        <Categories words={words} category={category} onCategory={props.onCategory} />
      </form>
    </search>
  );
}

/** The search and the matching articles. */
export function MedicalArticlesMarkup({ found, ...search }: MedicalArticlesMarkupProps) {
  const { words, query, category } = search;
  const { medicalBlogPage, everyCategory } = words;
  return (
    <>
      <div className="shell pb-6">
        <ArticleSearch {...search} />
      </div>
      <section aria-labelledby="guides-heading" className="shell pb-14">
        <h2 id="guides-heading" className="sr-only">
          {medicalBlogPage.listHeading}
        </h2>
        <Found
          words={words}
          searchPath={search.searchPath}
          query={query}
          count={found.length}
          filtered={query.trim() !== '' || category !== everyCategory}
        />
        <ul className="two-three mt-4 grid gap-x-8 gap-y-12">
          {found.map((article, index) => (
            <ArticleCard
              key={article.address}
              article={article}
              words={words}
              linkLabel={medicalBlogPage.readMore}
              eager={index === 0}
              size={index < 2 ? 'half' : 'third'}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
