import { expect, it } from 'vitest';
import { renderSitemap } from '../../src/seo/sitemap.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { pageRows } from '../../src/site/routes.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';

const origin = 'https://clinic.example';

/** Returns addresses and days of a sitemap; throws if it is not valid by sitemaps.org. */
function entriesOf(sitemap: string): Map<string, string | undefined> {
  const [, body = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">(.*)<\/urlset>\n$/s.exec(
      sitemap,
    ) ?? [];
  const entry =
    /<url><loc>([^<>&]+)<\/loc>(?:<lastmod>([^<>&]+)<\/lastmod>)?(?:<xhtml:link rel="alternate" hreflang="[\w-]+" href="[^"<>&]+"\/>)*<\/url>/g;
  const rest = body.replace(entry, '').trim();
  if (!body || rest) throw new Error(`not a sitemap: ${rest.slice(0, 80)}`);
  const found = [...body.matchAll(entry)].map(([, address = '', day]) => [address, day] as const);
  const entries = new Map(found);
  if (entries.size !== found.length) throw new Error('an address appears twice in the sitemap');
  return entries;
}

it('the sitemap lists every address of the site once', () => {
  const addresses = [...entriesOf(renderSitemap(origin)).keys()];
  const known = [...knownPlaces.keys()].map((path) => origin + path);
  expect(addresses.toSorted()).toEqual(known.toSorted());
  expect(addresses.length).toBeGreaterThanOrEqual(
    pageRows.length + blogArticles.length + medicalArticles.length,
  );
});
