import type { Context } from 'hono';
import { placeByTable } from '../addresses.ts';
import { languageOfPath } from '../languages.ts';
import { type Row, routes } from '../routes.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { sendPage } from './finished-page.ts';
import { missingKey } from './missing-key.ts';
import type { PageCache } from './page-cache.ts';
import type { LoadRenderer, MissingKind } from './renderer.ts';

/** Which not-found page the row of an unknown entry asks for. */
function kindOf(path: string): MissingKind {
  const place = placeByTable(path);
  const row: Row | undefined = place && routes[place.name];
  return row?.missing ?? 'page';
}

/**
 * Answers 404 with the not-found page in the language of the address, or the blog's own for an
 * unknown article. Nothing else of the request stands in it, so one rendering serves every unknown
 * path.
 */
export async function sendNotFound(
  c: Context<AppEnv>,
  cache: PageCache,
  loadRenderer: LoadRenderer,
): Promise<Response> {
  const { path } = c.req;
  const language = languageOfPath(path);
  const kind = kindOf(path);
  const page = await cache.get(c.env, missingKey(kind, language), {
    status: 404,
    // no page of the table, so that it never has the policy of one that lets others in
    path: '/404',
    language,
    cacheControl: cachePolicies.notFound,
    render: async () => (await loadRenderer()).renderMissing(c.env, kind, language),
  });
  return sendPage(c.req.raw, c.env, page);
}
