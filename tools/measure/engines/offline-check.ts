import { phoneHref } from '../../../src/facts/hospital/site.ts';
import { cardRoute } from '../../../src/features/offline/offline-limits.ts';
import { startBuiltWorker } from '../../run/built-worker.ts';
import { type EngineVisit, englishPath, phoneSize, waitUntil } from './engine.ts';

/** Stops the server: the emergency card and a visited page must open, with the number to call. */
export async function worksOffline({ tab }: EngineVisit): Promise<void> {
  // a separate server, because it stops half way
  const { origin, stop } = await startBuiltWorker();
  const card = englishPath(cardRoute);
  const visited = englishPath('doctors');
  try {
    await tab.resize(...phoneSize);
    await tab.goto(origin + englishPath('about'));
    await waitUntil(tab, 'no service worker becomes active', () =>
      navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
    );
    await tab.goto(origin + visited);
    for (const path of [card, visited])
      await waitUntil(
        tab,
        `${path} is not in the cache`,
        async (cached: string) => Boolean(await caches.match(cached, { ignoreVary: true })),
        path,
      );
  } finally {
    await stop();
  }
  for (const path of [card, visited]) {
    // Firefox reports the failed request before it shows the cached copy
    await tab.goto(origin + path).catch(() => undefined);
    await waitUntil(
      tab,
      `${path} does not open offline`,
      (cached: string, call: string) =>
        location.pathname === cached && Boolean(document.querySelector(`a[href="${call}"]`)),
      path,
      phoneHref,
    );
  }
}
