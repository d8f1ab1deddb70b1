import type { Context } from 'hono';
import { type Language, languageOfPath } from '../languages.ts';
import { ArticleNotFoundPage } from '../pages/article-not-found-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { routes } from '../routes.ts';
import { wordsIn } from '../words/editions.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { finishPage, sendPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import { renderUnlisted } from './render-page.tsx';

const kinds = {
  page: {
    page: <NotFoundPage />,
    head: (language: Language) => {
      const { title, message } = wordsIn(language, 'failures').notFoundPage;
      return { language, title, description: message };
    },
  },
  article: {
    page: <ArticleNotFoundPage />,
    head: (language: Language) => {
      const { heading, text } = wordsIn(language, 'articlesPages').blogPage.notFound;
      return { language, title: heading, description: text };
    },
  },
} as const;

/** What an id behind /blog looks like: one more part of the path. */
const blogEntry = new RegExp(`^${routes.blogPost.path.replace(':postId', '[^/]+')}$`);

/** The blog has a not-found page of its own for an unknown id. */
function kindOf(path: string): keyof typeof kinds {
  return blogEntry.test(path) ? 'article' : 'page';
}

/**
 * Answers 404 with the not-found page in the language of the address, or the blog's own for an
 * unknown article. Nothing else of the request stands in it, so one rendering serves every unknown
 * path.
 */
export async function sendNotFound(c: Context<AppEnv>, cache: PageCache): Promise<Response> {
  const language = languageOfPath(c.req.path);
  const kind = kindOf(c.req.path);
  const { head, page } = kinds[kind];
  const finished = await cache.get(`not found: ${kind} ${language}`, async () =>
    finishPage(await renderUnlisted(c.env, head(language), page), {
      status: 404,
      // no page of the table, so that it never has the policy of one that lets others in
      path: '/404',
      language,
      cacheControl: cachePolicies.notFound,
    }),
  );
  return sendPage(c.req.raw, finished);
}
