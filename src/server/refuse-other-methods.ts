import type { Hono, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from '../http/env.ts';
import { languageOfPath } from '../site/languages.ts';
import { failureWords } from '../words/frame/failure-words.ts';
import { plainHtml } from './failure-page.ts';

/**
 * Returns 405 with the allowed methods of a known path (RFC 9110, 15.5.6), and a page with the phone
 * number and a link to what the path can show: browsers in apps repeat a posted download as GET.
 */
export function refuseOtherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      const { path } = c.req;
      const language = languageOfPath(path);
      const page = failureWords[language].wrongMethodPage;
      // otherwise Hono copies the headers of the not-found page
      c.res = undefined;
      c.set('hasAllHeaders', false);
      const href = methods.includes('GET') ? path : path.slice(0, path.lastIndexOf('/'));
      const link = { href, label: page.linkLabel };
      return c.html(plainHtml(language, { ...page, link }), 405, { Allow: methods.join(', ') });
    },
  });
}
