import type { Ref } from 'react';
import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import type { WordsOf } from '../../../words/words-of.ts';

/** What was searched for, and how a change is handled. */
export interface ArticleSearchProps {
  words: WordsOf<'medicalArticles'>;
  path: string;
  query: string;
  category: string;
  /** How many guides were found, if anything was searched for. */
  status: string;
  /** Handlers that replace the form submit in the browser. */
  onQuery: (query: string) => void;
  onCategory: (category: string) => void;
  searchBox: Ref<HTMLInputElement>;
}

function Categories({
  words,
  category,
  onCategory,
}: Pick<ArticleSearchProps, 'words' | 'category' | 'onCategory'>) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{words.medicalBlogPage.categoriesLabel}</legend>
      <div className="picture-row auto-cols-max gap-2 sm:flex sm:flex-wrap">
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

/** Search box and category buttons: one form, which the server handles without script. */
export function ArticleSearch(props: ArticleSearchProps) {
  const { words, path, query, category } = props;
  const { medicalBlogPage } = words;
  return (
    <search className="no-print block">
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          // closes a phone's keyboard, which covers what was found
          event.currentTarget.querySelector('input')?.blur();
        }}
      >
        <div className="max-w-form">
          <div className="mb-1.5 flex flex-wrap justify-between gap-x-4">
            <label htmlFor="q" className="font-semibold">
              {medicalBlogPage.searchLabel}
            </label>
            <p role="status">{props.status}</p>
          </div>
          <div className="flex gap-2">
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
            <button
              type="submit"
              name="category"
              value={category}
              className={buttonClasses('brand')}
            >
              <Icon path={icons.search} />
              <span className="sr-only">{medicalBlogPage.searchButton}</span>
            </button>
          </div>
        </div>
        <Categories words={words} category={category} onCategory={props.onCategory} />
      </form>
    </search>
  );
}
