import { ButtonLink } from '../components/button-link.tsx';
import { blogPage } from '../content/articles-pages.ts';
import { href } from '../routes.ts';

/** An unknown id under /blog (spec section 2, Blog article). */
export function ArticleNotFoundPage() {
  const { heading, text, back } = blogPage.notFound;
  return (
    <div className="loading">
      <p className="loading-note shell py-10 text-ink-soft">{blogPage.loading}</p>
      <div className="loading-content shell py-16 md:py-24">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-soft">{text}</p>
        <div className="mt-7">
          <ButtonLink href={href('blog')} look="brand" icon="arrow-left">
            {back}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
