import { phoneHref } from '../../../src/facts/hospital/site.ts';
import { cardRoute } from '../../../src/features/offline/offline-limits.ts';
import { offline } from '../../../src/words/en/features/offline.ts';
import { startBuiltWorker } from '../../run/built-worker.ts';
import { CannotTry, waitUntil } from './engine.ts';
import { href, phone, type Visit } from './visit.ts';

/** The words before the day in 'This copy is from …'. */
const copyWords = offline.copy('').trim();

/** Without a connection the emergency card is there, and a visited page says from when it is. */
export async function worksOffline({ tab }: Visit): Promise<void> {
  // a site of its own, for it goes away half way
  const { origin, stop } = await startBuiltWorker();
  const card = href(cardRoute);
  const visited = href('doctors');
  try {
    await tab.resize(...phone);
    await tab.goto(origin + href('about'));
    if (!(await tab.run(() => 'serviceWorker' in navigator)))
      throw new CannotTry('this build has no service workers');
    await waitUntil(tab, 'no service worker takes over', () =>
      navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
    );
    await tab.goto(origin + visited);
    for (const path of [card, visited])
      await waitUntil(
        tab,
        `${path} is not kept`,
        async (kept: string) => Boolean(await caches.match(kept, { ignoreVary: true })),
        path,
      );
  } finally {
    await stop();
  }
  for (const path of [card, visited]) {
    // Firefox reports the request that failed before it shows what is kept
    await tab.goto(origin + path).catch(() => undefined);
    await waitUntil(
      tab,
      `${path} is not there`,
      (kept: string, call: string) =>
        location.pathname === kept && Boolean(document.querySelector(`a[href="${call}"]`)),
      path,
      phoneHref,
    );
  }
  const text = await tab.run(() => document.querySelector('main')?.textContent ?? '');
  if (!text.includes(copyWords)) throw new Error('a kept page does not say from when it is');
}
