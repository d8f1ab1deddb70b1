import type { Context, NotFoundHandler } from 'hono';
import { targetOfOldAddress } from '../facts/old-addresses.ts';
import { type MissingKind, missingKey } from '../http/documents/prerendered.ts';
import type { CachedDocument, SendDocument } from '../http/documents/send-document.ts';
import type { AppEnv } from '../http/env.ts';
import type { LoadRenderer } from '../http/renderer.ts';
import { redirect, redirectAnyMethod } from '../http/response-headers.ts';
import { pageHeaders } from '../http/serve-page.ts';
import { cleanPath, placeByTable } from '../site/addresses.ts';
import { spellClean } from '../site/clean-path.ts';
import { knownPlaces } from '../site/known-places.ts';
import { type Language, languageOfPath } from '../site/languages.ts';
import { rowOf } from '../site/routes.ts';
import { machineFiles } from './machine-files.ts';

const filePaths = new Set(machineFiles.map(({ path }) => path));

/** Returns the not-found page of a clean path's row, or the site's. */
function missingKindAt(path: string): MissingKind {
  const place = placeByTable(path);
  const row = place && rowOf(place.name);
  return row?.missing ?? 'page';
}

/**
 * Redirects a variant of a known path (trailing or double slash, upper case) to the clean path,
 * with its query. The target is always one of the site's own paths, so no request can choose
 * another host.
 */
function redirectToCleanPath(c: Context<AppEnv>, path: string): Response {
  const { url } = c.req;
  // URL encodes the query: a header value must be ASCII
  const query = url.includes('?') ? new URL(url).search : '';
  return redirectAnyMethod(c, path + query, query ? 'queryRedirect' : 'redirect');
}

/**
 * Redirects a variant of a known path, and an address of the former site; any other path gets the
 * not-found page in the path's language. That page contains nothing from the request, so one rendering
 * serves all unknown paths.
 */
export function notFound(
  sendDocument: SendDocument,
  loadRenderer: LoadRenderer,
): NotFoundHandler<AppEnv> {
  function missingDocument(kind: MissingKind, language: Language): CachedDocument {
    return {
      key: missingKey(kind, language),
      status: 404,
      cacheRule: 'notFound',
      headers: pageHeaders(undefined, { language }),
      render: async (env) => (await loadRenderer()).renderMissing(env, kind, language),
    };
  }
  return async function sendNotFound(c) {
    const { path } = c.req;
    const clean = cleanPath(path, knownPlaces, filePaths);
    if (clean !== undefined && clean !== path) return redirectToCleanPath(c, clean);
    const target = targetOfOldAddress(path);
    if (target) return redirect(c, 301, target, 'redirect');
    const spelled = spellClean(path) ?? path;
    return sendDocument(c, missingDocument(missingKindAt(spelled), languageOfPath(spelled)));
  };
}
