import { entryRows, pageRows } from '../routes.ts';

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function urlElement(siteUrl: string, path: string, modified?: string): string {
  const location = escapeXml(new URL(path, siteUrl).href);
  return `<url><loc>${location}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
}

/**
 * sitemap.xml: every page of the route table (sitemaps.org protocol 0.9). Articles carry the day
 * of their last change, their lists that of the newest article.
 */
export function renderSitemap(siteUrl: string): string {
  const newest = new Map(
    entryRows.map(([, row]) => [
      row.parent,
      row.entries
        .map(({ modified }) => modified)
        .sort()
        .at(-1),
    ]),
  );
  const elements = [
    ...pageRows.map(([name, row]) => urlElement(siteUrl, row.path, newest.get(name))),
    ...entryRows.flatMap(([, row]) =>
      row.entries.map(({ id, modified }) =>
        urlElement(siteUrl, row.path.replace(':postId', id), modified),
      ),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...elements,
    '</urlset>',
    '',
  ].join('\n');
}
