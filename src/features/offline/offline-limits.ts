import type { PageRouteName } from '../../site/routes.ts';

/*
 * What a phone keeps of this site for when there is no connection, and for how long. The service
 * worker (src/features/offline/service-worker) carries these numbers to the browser.
 */

/** What every phone keeps, in every language, however little data there is. */
export const cardRoute: PageRouteName = 'emergencyCard';

/** What else is kept at once where data and connection allow it. */
export const essentialRoutes: readonly PageRouteName[] = ['emergency', 'contact', 'maternity'];

/** How many pages are kept besides those, the last ones that were visited. */
export const mostVisitedPages = 30;

/**
 * From this age on a cached page is not shown: advice, prices and hours may have changed. Pages that
 * may last say so in the route table.
 */
export const daysPagesAreCurrent = 30;

/**
 * Milliseconds without a single byte of an answer after which a kept copy is shown in its place: on
 * a connection that is up but dead the browser itself would wait for minutes.
 */
export const patienceWithNetwork = 20_000;
