import type { BlogArticle } from '../content/blog-article.ts';
import type { MedicalArticle } from '../content/medical-article.ts';
import { ArticleDetails } from './article-details.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

interface ArticleCardProps {
  article: Pick<
    BlogArticle | MedicalArticle,
    'image' | 'category' | 'date' | 'readTime' | 'title' | 'excerpt'
  >;
  address: string;
  linkLabel: string;
  byline?: string;
  tags?: readonly string[];
}

/** An article in a list: picture, details, title, excerpt, and one link over all of it. */
export function ArticleCard({ article, address, linkLabel, byline, tags }: ArticleCardProps) {
  return (
    <li className="card relative flex flex-col rounded-panel">
      <Picture name={article.image} decorative className="aspect-3/2 rounded-panel" />
      <div className="mt-4">
        <ArticleDetails
          date={article.date}
          readTime={article.readTime}
          category={article.category}
        />
      </div>
      <h3 className="mt-3 text-h3">{article.title}</h3>
      <p className="mt-2 mb-3 text-ink-soft">{article.excerpt}</p>
      {byline && <p className="text-small font-semibold">{byline}</p>}
      {tags && (
        <ul className="mt-1 mb-2 flex flex-wrap gap-x-3 text-small text-ink-soft">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <a
        href={address}
        className="card-link mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
      >
        {linkLabel}
        <span className="sr-only">: {article.title}</span>
        <Icon name="arrow-right" className="size-4" />
      </a>
    </li>
  );
}
