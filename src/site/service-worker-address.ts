/** Path of the service worker. Never change it: browsers keep a worker whose path is gone. */
export const serviceWorkerPath = '/sw.js';

/** The only Trusted Types policy; it creates the service worker's script URL. The CSP allows it. */
export const serviceWorkerPolicy = 'service-worker';
