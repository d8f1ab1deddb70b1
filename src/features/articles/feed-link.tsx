import { useLanguage, useWords } from '../../components/locale.tsx';
import { feedPath } from '../../site/addresses.ts';
import type { BlogName } from '../../site/routes.ts';

/** Leads to the feed of a blog, for visitors whose reader does not find it by itself. */
export function FeedLink({ blog }: { blog: BlogName }) {
  const { feedLabel } = useWords('articlesPages');
  return (
    <a
      href={feedPath(blog, useLanguage())}
      type="application/atom+xml"
      className="text-link inline-flex min-h-11 items-center"
    >
      {feedLabel}
    </a>
  );
}
