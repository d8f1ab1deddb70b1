import type { Context } from 'hono';
import { languageOfPath } from '../languages.ts';
import type { AppEnv } from './env.ts';
import { sendPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import { factsOfMissing, missingKey, missingKindAt } from './page-facts.ts';
import type { LoadRenderer } from './renderer.ts';

/**
 * Answers 404 with the not-found page in the language of the address, or a list's own for an
 * unknown entry. Nothing else of the request stands in it, so one rendering serves every unknown
 * path.
 */
export async function sendNotFound(
  c: Context<AppEnv>,
  cache: PageCache,
  loadRenderer: LoadRenderer,
): Promise<Response> {
  const { path, raw } = c.req;
  const language = languageOfPath(path);
  const kind = missingKindAt(path);
  const page = await cache.get(
    c.env,
    missingKey(kind, language),
    factsOfMissing(language),
    async () => (await loadRenderer()).renderMissing(c.env, kind, language),
  );
  return sendPage(raw, c.env, page);
}
