import type { Place } from '../site/addresses.ts';
import { knownPlaces, translations } from '../site/known-places.ts';
import { defaultLanguage, languages } from '../site/languages.ts';
import { entryRows } from '../site/routes.ts';
import { placeHead } from '../words/places.ts';
import { escapeMarkup } from './escape-markup.ts';
import { placeUrl } from './place-url.ts';

/** Returns the day of an article's last change; for a list, that of its newest article. */
function lastChange(place: Place): string | undefined {
  if (place.entryId !== undefined) return placeHead(place).modified;
  const entries = entryRows.flatMap(([name, { parent }]) => (parent === place.name ? [name] : []));
  return [...knownPlaces.values()]
    .filter(
      ({ name, language }) =>
        entries.some((entry) => entry === name) && language === place.language,
    )
    .map((entry) => placeHead(entry).modified ?? '')
    .sort()
    .at(-1);
}

/** Returns links to all translations of a page, including itself. */
function alternates(siteUrl: string, place: Place): string {
  const link = (tag: string, page: Place) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(placeUrl(page, siteUrl))}"/>`;
  return [
    ...translations(place).map((page) => link(languages[page.language].tag, page)),
    link('x-default', { ...place, language: defaultLanguage }),
  ].join('');
}

function urlElement(siteUrl: string, path: string, place: Place): string {
  const location = escapeMarkup(new URL(path, siteUrl).href);
  const modified = lastChange(place);
  const day = modified ? `<lastmod>${modified}</lastmod>` : '';
  return `<url><loc>${location}</loc>${day}${alternates(siteUrl, place)}</url>`;
}

/**
 * Returns sitemap.xml (sitemaps.org protocol 0.9): every page in every language, with its
 * translations. Articles and their lists have the day of the last change.
 */
export function renderSitemap(siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...knownPlaces].map(([path, place]) => urlElement(siteUrl, path, place)),
    '</urlset>',
    '',
  ].join('\n');
}
