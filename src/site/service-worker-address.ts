/** The path of the service worker. It answers for good: browsers keep a worker whose path is gone. */
export const serviceWorkerPath = '/sw.js';

/** The one Trusted Types policy: it may name a script's address. The pages' CSP lists it. */
export const serviceWorkerPolicy = 'service-worker';
