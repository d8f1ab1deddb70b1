import type { PageRouteName } from '../../site/routes.ts';

/*
 * What the service worker caches for offline use, and for how long. These values are bundled into
 * its script (src/features/offline/service-worker).
 */

/** The page that is always cached, in every language, even when the visitor saves data. */
export const cardRoute: PageRouteName = 'emergencyCard';

/**
 * Pages that are also cached on install if the connection is good and the visitor is not saving
 * data.
 */
export const essentialRoutes: readonly PageRouteName[] = ['emergency', 'contact', 'maternity'];

/** Maximum number of recently visited pages in the cache, on top of the pages above. */
export const maxVisitedPages = 30;

/**
 * Cached pages of this age or older are not shown: advice, prices and hours may have changed. Pages
 * marked `neverExpires` in the route table never expire.
 */
export const maxPageAgeDays = 30;

/**
 * Milliseconds to wait for a response before the cached copy is shown. On a connection that is up
 * but dead, the browser alone would wait for minutes.
 */
export const networkTimeout = 20_000;
