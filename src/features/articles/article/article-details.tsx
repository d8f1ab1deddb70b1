interface ArticleDetailsProps {
  /** ISO 8601 day. */
  date: string;
  /** The same day, formatted in the page's language. */
  day: string;
  readTime?: string | undefined;
  category?: string;
  /** The category is a badge. */
  badge?: boolean;
}

/** Category, date and reading time on one line. */
export function ArticleDetails({ date, day, readTime, category, badge }: ArticleDetailsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-soft">
      {category && (
        <span
          className={`font-semibold text-brand ${badge ? 'rounded-full bg-sunk px-3 py-1' : ''}`.trim()}
        >
          {category}
        </span>
      )}{' '}
      <span className="flex flex-wrap gap-x-3">
        <time dateTime={date}>{day}</time> {readTime && <span>{readTime}</span>}
      </span>
    </p>
  );
}
