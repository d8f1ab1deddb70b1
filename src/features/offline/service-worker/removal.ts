/*
 * Replaces the service worker when an operator switches it off (OFFLINE in wrangler.toml). It
 * deletes all caches, then unregisters itself. It handles no requests.
 */

declare const self: ServiceWorkerGlobalScope;

async function removeEverything(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    // unregister even if the browser's storage fails
    await self.registration.unregister();
  }
}

self.addEventListener('install', () => {
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

// TypeScript treats a file without imports or exports as a global script
export {};
