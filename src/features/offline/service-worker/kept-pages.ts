import { hasDataToSpare, savesData } from '../../../browser/data-saving.ts';
import { mostVisitedPages } from '../offline-limits.ts';
import { copyOf, editionOf, isKeepable, type KeptPage } from './kept-page.ts';

const { editions, card, cardStyles, styles, pages } = offlineSettings;
const cards = editions.map(({ prefix }) => prefix + card);
const essential = [...cards, ...pages];

const openCopies = () => caches.open('copies');

/** The paths of what is kept: of the pages, or of the files that carry a digest in their names. */
async function listPaths(ofAssets: boolean): Promise<string[]> {
  const paths = (await (await openCopies()).keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith('/assets/') === ofAssets);
}

/** The copy of a request; undefined when there is none, or when the browser's storage fails. */
async function findCopy(request: Request | string): Promise<Response | undefined> {
  try {
    return await (await openCopies()).match(request);
  } catch {
    return undefined;
  }
}

/** The copy of the page at a path; undefined where there is none. */
export async function findPage(path: string): Promise<KeptPage | undefined> {
  const response = await findCopy(path);
  if (!response) return undefined;
  const { headers } = response;
  return {
    path,
    headers,
    html: await response.text(),
    time: Date.parse(`${headers.get('Date')}`),
  };
}

/** The emergency card in the language that an address belongs to. */
export function findCard(path: string): Promise<KeptPage | undefined> {
  return findPage(editionOf(path).prefix + card);
}

/** Every page that is kept, the youngest copy first. */
export async function listPages(): Promise<KeptPage[]> {
  const found = await Promise.all((await listPaths(false)).map(findPage));
  return found.flatMap((page) => page ?? []).sort((a, b) => b.time - a.time);
}

/** Drops the oldest of too many visited pages, and the files that no kept page names. */
export async function dropUnneeded(): Promise<void> {
  const copies = await openCopies();
  let visited = 0;
  let named = '';
  for (const { path, html } of await listPages()) {
    if (essential.includes(path) || visited++ < mostVisitedPages) named += html;
    else await copies.delete(path);
  }
  for (const path of await listPaths(true)) {
    if (!named.includes(path)) await copies.delete(path);
  }
}

/** Keeps what the network answered at a path; a page that is gone there is gone here. */
export async function keepPage(path: string, response: Response): Promise<void> {
  const copies = await openCopies();
  if (response.status === 404) await copies.delete(path);
  if (!isKeepable(response)) return;
  await copies.put(path, copyOf(response));
  // reads every page, so not at each visit
  if ((await listPaths(false)).length > essential.length + mostVisitedPages) await dropUnneeded();
}

/**
 * Fetches the cards and, where there is data to spare, the other pages that everybody may need and
 * those at the paths in `open`. Rejects where the network fails meanwhile; the next visit goes on.
 */
export async function keepEssentials(open: readonly string[]): Promise<void> {
  const spare = hasDataToSpare();
  const copies = await openCopies();
  await copies.addAll(spare ? [...cardStyles, ...styles] : cardStyles);
  // one after the other: the visitor may be loading something
  for (const path of new Set(spare ? [...essential, ...open] : cards)) {
    // asks the server whether what the browser has is still the page
    await keepPage(path, await fetch(path, { cache: 'no-cache' }));
  }
}

/** A file under /assets: the copy, or what the network answers, of which a copy is kept. */
export async function openAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findCopy(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && !savesData()) {
    const copy = response.clone();
    event.waitUntil(openCopies().then((copies) => copies.put(request, copy)));
  }
  return response;
}
