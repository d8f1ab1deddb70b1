import { DrawnIcon } from '../icons/icon.tsx';
import * as drawings from '../icons/icon-drawings.ts';
import { buttonClasses } from '../links/button-classes.ts';
import { useHref, useWords } from '../locale.tsx';

interface SearchFormProps {
  /** Of the box: a page may hold several. */
  id: string;
  /** What was typed. */
  query?: string | undefined;
}

/** The box that searches the whole site: a GET form, which the server answers without any script. */
export function SearchForm({ id, query }: SearchFormProps) {
  const href = useHref();
  const { frame } = useWords('frame');
  const { labels } = useWords('labels');
  return (
    <search>
      <form action={href('search')}>
        <label htmlFor={id} className="font-semibold">
          {frame.searchLabel}
        </label>
        <div className="mt-1.5 flex max-w-form gap-2">
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            enterKeyHint="search"
            className="search-box"
          />
          <button type="submit" className={buttonClasses('brand')}>
            <DrawnIcon drawing={drawings.search} />
            <span className="sr-only sm:not-sr-only">{labels.search}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
