import type { HtmlElement } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { askAgain } from '../support/http/ask-again.ts';
import {
  attributeOf,
  fetchSitePages,
  parseHtml,
  type SitePage,
} from '../support/http/site-pages.ts';

const origin = inject('origin');
const pages = await fetchSitePages(origin);

/** The public origin of absolute addresses in the head. */
const publicOrigin = new URL(
  pages[0]?.document.querySelector('link[rel="canonical"]')?.getAttributeValue('href') ?? '',
).origin;

/** An address on this site as its path, query and fragment; undefined for any other site. */
function localAddress(address: string, page: SitePage): string | undefined {
  const url = new URL(address, publicOrigin + page.path);
  return url.origin === publicOrigin ? url.href.slice(publicOrigin.length) : undefined;
}

function srcsetAddresses(element: HtmlElement): string[] {
  const candidates = attributeOf(element, 'srcset').split(/,\s+/);
  return candidates.map((candidate) => candidate.split(/\s/)[0] ?? '');
}

/** Everything on a page that the browser, a crawler or a social network would load. */
function assetsOf({ document }: SitePage): string[] {
  return [
    ...document.querySelectorAll('[src]').map((element) => attributeOf(element, 'src')),
    ...document.querySelectorAll('[srcset]').flatMap(srcsetAddresses),
    ...document.querySelectorAll('link[href]').map((element) => attributeOf(element, 'href')),
    ...['og:image', 'og:url'].flatMap((name) =>
      document
        .querySelectorAll(`meta[property="${name}"]`)
        .map((element) => attributeOf(element, 'content')),
    ),
    ...document
      .querySelectorAll('meta[name="twitter:image"]')
      .map((element) => attributeOf(element, 'content')),
  ].filter(Boolean);
}

function linksOf({ document }: SitePage): string[] {
  return document.querySelectorAll('a[href]').map((element) => attributeOf(element, 'href'));
}

const answers = new Map<string, Promise<{ status: number; body: string }>>();

/** The response of an address, requested once. */
function answerOf(path: string): Promise<{ status: number; body: string }> {
  const asked = answers.get(path);
  if (asked) return asked;
  const asking = askAgain(origin + path, { redirect: 'manual' }).then(async (response) => {
    const html = response.headers.get('Content-Type')?.startsWith('text/html');
    return { status: response.status, body: html ? await response.text() : '' };
  });
  answers.set(path, asking);
  // a failed request is retried for the next page with this link
  asking.catch(() => answers.delete(path));
  return asking;
}

async function brokenOf(addresses: readonly string[], page: SitePage): Promise<string[]> {
  const broken: string[] = [];
  for (const address of new Set(addresses)) {
    const local = localAddress(address, page);
    if (local === undefined) continue;
    const [path = '', fragment] = local.split('#');
    if (fragment === '') broken.push(`${address}: names no id`);
    const { status, body } = await answerOf(path);
    if (status !== 200) broken.push(`${address}: ${status}`);
    if (!fragment) continue;
    // a fragment alone stays on the page as it is, which may be a refused form
    const target = address.startsWith('#') ? page.document : parseHtml(body);
    if (!target.querySelectorAll('[id]').some(({ id }) => id === decodeURIComponent(fragment))) {
      broken.push(`${address}: no such id`);
    }
  }
  return broken;
}

/** Links to other sites that are not secure, stay in the tab or hand over the opener. */
function unsafeLinksOf({ document }: SitePage): string[] {
  return document
    .querySelectorAll('a[href]')
    .filter((link) => /^(?!tel:|mailto:|sms:|webcal:)[a-z]+:/.test(attributeOf(link, 'href')))
    .filter(
      (link) =>
        !attributeOf(link, 'href').startsWith('https://') ||
        attributeOf(link, 'target') !== '_blank' ||
        !/\bnoopener\b|\bnoreferrer\b/.test(attributeOf(link, 'rel')),
    )
    .map((link) => `${attributeOf(link, 'href')}: not a safe link`);
}

it.each(pages)('$name has no broken link, anchor or asset, and safe links out', async (page) => {
  const links = linksOf(page).filter((address) => !/^(tel|mailto|sms|webcal):/.test(address));
  const fragments = links.filter((address) => address.startsWith('#'));
  const assets = assetsOf(page);
  expect(assets.length).toBeGreaterThan(5);
  const faults = [
    // a fragment stays on the page as it is, which may be a refused form
    ...(await brokenOf(fragments, { ...page, path: '/' })),
    ...(await brokenOf(
      links.filter((address) => !address.startsWith('#')),
      page,
    )),
    ...(await brokenOf(assets, page)),
    ...unsafeLinksOf(page),
  ];
  expect(faults).toEqual([]);
});

it('every page can be reached from home by links', () => {
  const byPath = new Map(
    pages
      .filter(({ status, name }) => status === 200 && !name.startsWith('POST'))
      .map((page) => [page.path, page]),
  );
  const reached = new Set<string>();
  const follow = (path: string) => {
    const page = byPath.get(path);
    if (!page || reached.has(path)) return;
    reached.add(path);
    for (const address of linksOf(page)) {
      const local = localAddress(address, page);
      if (local) follow(local.split(/[#?]/)[0] ?? '');
    }
  };
  follow('/');
  expect([...knownPlaces.keys()].filter((path) => !reached.has(path))).toEqual([]);
});
