import type { Context, Hono, MiddlewareHandler, NotFoundHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Document, SendDocument } from '../http/documents.ts';
import type { AppEnv } from '../http/env.ts';
import { type MissingKind, missingKey } from '../http/prerendered.ts';
import type { LoadRenderer } from '../http/renderer.ts';
import { redirect } from '../http/response-headers.ts';
import { pageHeaders } from '../http/serve-page.ts';
import { failureWords } from '../locales/failure-words.ts';
import { cleanPath, placeByTable } from '../site/addresses.ts';
import { type Language, languageOfPath, languages } from '../site/languages.ts';
import { rowOf } from '../site/routes.ts';

/** Which not-found page an unknown path gets: that of its row, or the site's own. */
function missingKindAt(path: string): MissingKind {
  const place = placeByTable(path);
  const row = place && rowOf(place.name);
  return row?.missing ?? 'page';
}

/**
 * Redirects a known path that is written another way (trailing or doubled slash, upper case) to its
 * clean path, query kept. The target is one of the site's own paths, so no request can choose
 * another host. 301 for GET and HEAD, 308 otherwise, which keeps a form's body.
 */
function redirectToCleanPath(c: Context<AppEnv>, path: string): Response {
  const { url, method } = c.req;
  // parsed, for a header takes no character beyond ASCII
  const query = url.includes('?') ? new URL(url).search : '';
  const isRead = method === 'GET' || method === 'HEAD';
  const rule = query ? 'queryRedirect' : 'redirect';
  return redirect(c, isRead ? 301 : 308, path + query, isRead ? rule : 'personal');
}

/**
 * Answers an unknown path: with a redirect when it is a known one written another way, else with
 * the not-found page in the language of the address. Nothing of the request is in that page, so one
 * rendering serves every unknown path.
 */
export function notFound(
  knownPaths: ReadonlySet<string>,
  sendDocument: SendDocument,
  loadRenderer: LoadRenderer,
): NotFoundHandler<AppEnv> {
  function missingDocument(kind: MissingKind, language: Language): Document {
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
    const clean = cleanPath(path, knownPaths);
    if (clean !== undefined && clean !== path) return redirectToCleanPath(c, clean);
    return sendDocument(c, missingDocument(missingKindAt(path), languageOfPath(path)));
  };
}

/** Answers 405 with the methods that a known path takes (RFC 9110, 15.5.6), in words too. */
export function refuseOtherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      const language = languageOfPath(c.req.path);
      const { methodNotAllowedText, postOnlyText } = failureWords[language];
      // without this Hono would copy the headers of the not-found page
      c.res = undefined;
      c.set('hasAllHeaders', false);
      return c.text(methods.includes('GET') ? methodNotAllowedText : postOnlyText, 405, {
        Allow: methods.join(', '),
        'Content-Language': languages[language].tag,
      });
    },
  });
}
