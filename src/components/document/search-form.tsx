import { DrawnIcon } from '../icons/icon.tsx';
import * as drawings from '../icons/icon-drawings.ts';
import { buttonClasses } from '../links/button-classes.ts';
import { useHref, useWords } from '../locale.tsx';

interface SearchFormProps {
  /** The id of the input; a page can have several search forms. */
  id: string;
  /** The typed query. */
  query?: string | undefined;
  /** As wide as its column, under a heading that is its label for the eyes. */
  wide?: boolean;
}

/** The search box of the site, a GET form that works without script. */
export function SearchForm({ id, query, wide }: SearchFormProps) {
  const href = useHref();
  const { frame } = useWords('frame');
  const { labels } = useWords('labels');
  return (
    <search>
      <form action={href('search')}>
        <label htmlFor={id} className={wide ? 'sr-only' : 'font-semibold'}>
          {frame.searchLabel}
        </label>
        <div className={`mt-1.5 flex gap-2 ${wide ? '' : 'max-w-form'}`.trim()}>
          <input
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            defaultValue={query}
            placeholder={frame.searchExample}
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
