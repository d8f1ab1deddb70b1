import { useLanguage, useWords } from '../../components/locale.tsx';
import { feedPath } from '../../site/addresses.ts';
import type { BlogName } from '../../site/routes.ts';

/** A link to a blog's feed, for visitors whose reader does not discover it. */
export function FeedLink({ blog }: { blog: BlogName }) {
  const { feedLabel } = useWords('articlesPages');
  return (
    <a
      href={feedPath(blog, useLanguage())}
      type="application/atom+xml"
      className="text-link touch-target"
    >
      {feedLabel}
    </a>
  );
}
