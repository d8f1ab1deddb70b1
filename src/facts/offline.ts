import type { PageRouteName } from '../routes.ts';

/*
 * What a phone keeps of this site for when there is no connection, and for how long. The service
 * worker (client/service-worker) carries these numbers to the browser.
 */

/** Where the service worker is answered, for ever: browsers do not give one up because it is gone. */
export const serviceWorkerPath = '/sw.js';

/** The one policy that may name a script's address (Trusted Types); the pages' CSP lists it. */
export const serviceWorkerPolicy = 'service-worker';

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
