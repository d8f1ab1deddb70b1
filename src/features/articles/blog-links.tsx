import { PageLink } from '../../components/links/page-link.tsx';
import { useLanguage, useWords } from '../../components/locale.tsx';
import { feedPath } from '../../site/addresses.ts';
import type { BlogName } from '../../site/routes.ts';

/** Links below a blog's articles: to the other blog, and to its feed, for readers that do not discover it. */
export function BlogLinks({ blog }: { blog: BlogName }) {
  const { blogPage, medicalBlogPage, feedLabel } = useWords('articlesPages');
  const isShort = blog === 'blog';
  return (
    <div className="flex flex-wrap gap-x-8">
      <PageLink to={isShort ? 'medicalBlog' : 'blog'} line="" className="text-link touch-target">
        {isShort ? blogPage.guides : medicalBlogPage.articles}
      </PageLink>
      <p className="no-print">
        <a
          href={feedPath(blog, useLanguage())}
          type="application/atom+xml"
          className="text-link touch-target"
        >
          {feedLabel}
        </a>
      </p>
    </div>
  );
}
