import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import type { BuiltPicture } from '../../components/pictures/built-picture.ts';
import { PictureElement, type PictureSize } from '../../components/pictures/picture-element.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { WordsOf } from '../../words/words-of.ts';
import { ArticleDetails } from './article/article-details.tsx';

/** The data of an article card, for both blogs. */
export interface ArticleSummary {
  title: string;
  excerpt: string;
  category: string;
  /** ISO 8601 day. */
  date: string;
  readTime: string;
  address: string;
  picture: BuiltPicture | undefined;
  /** Name and role. */
  author?: readonly [name: string, role: string];
  /** Who reviewed it, and when. */
  checked?: string | undefined;
  tags?: readonly string[];
}

/** Its parts are on common lines with those of the cards beside it. */
const inColumn = 'lg:row-span-7 lg:grid lg:grid-rows-subgrid lg:gap-y-1';

/**
 * An article in a list: picture, details, title, excerpt, and one link that covers the card. On
 * wide screens a `featured` card fills a row, with the picture next to the text; in a `row` that is
 * small, as it is on phones in all others.
 */
export function ArticleCard({
  article,
  words,
  linkLabel,
  featured,
  row,
  eager,
  size = 'row',
}: {
  article: ArticleSummary;
  /** A prop instead of a hook, because the browser renders cards too. */
  words: WordsOf<'articleCard'>;
  linkLabel: string;
  featured?: boolean;
  row?: boolean;
  /** Loads the picture eagerly, for a card that is visible without scrolling. */
  eager?: boolean;
  size?: PictureSize;
}) {
  const inRow = row ? 'md:grid gap-x-6 md:grid-cols-3' : inColumn;
  const layout = featured
    ? 'is-lead col-span-full md:grid md:items-center gap-x-12 md:grid-cols-2'
    : inRow;
  const flows = layout === inColumn ? 'lg:contents' : '';
  const { title, excerpt, category, date, readTime, address, picture, author, tags } = article;
  const link = (
    <a
      href={address}
      className={`card-link touch-target shrink-0 gap-2 font-semibold whitespace-nowrap text-brand ${author ? 'justify-end max-md:-ms-6' : ''} ${featured ? '' : 'mt-auto'}`}
    >
      <span className={author && 'max-md:sr-only'}>
        {linkLabel}
        <span className="sr-only">{`: ${title}`}</span>
      </span>
      <Icon path={icons.arrowRight} className="size-4" />
    </a>
  );
  return (
    <li className={`article-card card group relative flex flex-col *:first:order-first ${layout}`}>
      {picture && (
        <PictureElement
          source={picture}
          alt=""
          size={featured ? 'half' : size}
          eager={eager}
          className="mb-3 aspect-3/2 rounded-panel"
        />
      )}
      <div className={`flex grow flex-col ${row ? 'md:col-span-2' : ''} ${flows}`.trim()}>
        <h3 className={`text-h3 group-hover:underline ${featured ? 'md:text-h2' : ''}`.trim()}>
          <UnbrokenText text={title} />
        </h3>
        <div className="order-first mb-3">
          <ArticleDetails
            date={date}
            day={words.formatDay(date)}
            readTime={author ? undefined : readTime}
            category={category}
            badge={tags !== undefined}
          />
        </div>
        <p className="mt-2 mb-3 text-ink-soft">
          <UnbrokenText text={excerpt} />
        </p>
        {tags && (
          <ul
            aria-label={words.tagsLabel}
            className="mb-3 flex flex-wrap gap-1 text-small text-ink-soft"
          >
            {tags.map((tag, index) => (
              <li key={tag}>
                {tag}
                {index < tags.length - 1 && <span aria-hidden="true">,</span>}
              </li>
            ))}
          </ul>
        )}
        {author ? (
          <div
            className={`mt-auto flex flex-wrap items-end justify-between gap-x-6 ${flows}`.trim()}
          >
            <p className="min-w-0 flex-1 basis-40 text-small text-ink-soft">
              <b className="block font-semibold text-ink">{author[0]}</b> {author[1]}
              {article.checked && <span className="block">{article.checked}</span>}
            </p>
            <div
              className={`ms-auto flex items-center justify-between gap-3 ${flows && 'lg:w-full'}`}
            >
              <span className="text-small text-ink-soft">{readTime}</span>
              {link}
            </div>
          </div>
        ) : (
          link
        )}
      </div>
    </li>
  );
}
