import { Hono } from 'hono';
import { type Pages, pages as sitePages } from './pages/index.ts';
import { answerCachedPages } from './server/answer-cached-pages.ts';
import { cleanAddresses } from './server/clean-addresses.ts';
import { contentLanguage } from './server/content-language.ts';
import { drainBody } from './server/drain-body.ts';
import type { AppEnv } from './server/env.ts';
import { createPageCache } from './server/page-cache.ts';
import { refuseOtherMethods } from './server/refuse-other-methods.ts';
import { registerForms } from './server/register-forms.tsx';
import { registerMachineFiles } from './server/register-machine-files.ts';
import { registerPages } from './server/register-pages.ts';
import { securityHeaders } from './server/security-headers.ts';
import { sendFailure } from './server/send-failure.ts';
import { sendNotFound } from './server/send-not-found.tsx';

interface AppOptions {
  /** The views by route name; tests put their own in. */
  pages?: Pages;
}

/** The whole server, in the order a request meets it. */
export function createApp({ pages = sitePages }: AppOptions = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const cache = createPageCache();

  app.use(answerCachedPages(cache));
  app.use(drainBody());
  app.use(securityHeaders());
  app.use(contentLanguage());
  app.use(cleanAddresses());
  app.use(refuseOtherMethods(app));

  registerMachineFiles(app);
  registerPages(app, pages, cache);
  registerForms(app, pages);

  app.notFound((c) => sendNotFound(c, cache));
  app.onError(sendFailure);
  return app;
}
