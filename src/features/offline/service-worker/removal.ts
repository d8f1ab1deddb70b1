/*
 * Stands in the place of the service worker when an operator switches it off (OFFLINE in
 * wrangler.toml): takes everything away that was kept, and then itself. It answers no request.
 */

declare const self: ServiceWorkerGlobalScope;

async function removeEverything(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    // also where the browser's storage fails
    await self.registration.unregister();
  }
}

self.addEventListener('install', () => {
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

// a script without imports is a module of its own only so
export {};
