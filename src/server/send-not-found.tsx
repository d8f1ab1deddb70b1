import type { Context } from 'hono';
import { ArticleNotFoundPage } from '../pages/article-not-found-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { blogPage } from '../words/en/articles-pages.ts';
import { notFoundPage } from '../words/en/failures.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import type { PageCache } from './page-cache.ts';
import { renderUnlisted } from './render-page.tsx';
import { sendHtml } from './send-html.ts';

const kinds = {
  page: {
    page: <NotFoundPage />,
    head: { title: 'Page not found', description: notFoundPage.message },
  },
  article: {
    page: <ArticleNotFoundPage />,
    head: { title: blogPage.notFound.heading, description: blogPage.notFound.text },
  },
} as const;

/**
 * Answers 404 with the not-found page, or the blog's own for an unknown article. Nothing of the
 * request stands in it, so one rendering serves every unknown path.
 */
export async function sendNotFound(
  c: Context<AppEnv>,
  cache: PageCache,
  kind: keyof typeof kinds = 'page',
): Promise<Response> {
  const { head, page } = kinds[kind];
  const rendered = await cache.get(`not found: ${kind}`, () => renderUnlisted(c.env, head, page));
  return sendHtml(c, rendered, 404, cachePolicies.notFound);
}
