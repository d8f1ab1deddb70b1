import { knownPlaces, placeHead, translations } from '../locales/places.ts';
import { type Place, placePath } from '../site/addresses.ts';
import { defaultLanguage, languages } from '../site/languages.ts';
import { entryRows } from '../site/routes.ts';
import { escapeMarkup } from './escape-markup.ts';

/** The day of an article's last change; a list has that of its newest article. */
function lastChange(place: Place): string | undefined {
  if (place.entryId !== undefined) return placeHead(place).modified;
  const behind = entryRows.flatMap(([name, { parent }]) => (parent === place.name ? [name] : []));
  return [...knownPlaces.values()]
    .filter(
      ({ name, language }) => behind.some((entry) => entry === name) && language === place.language,
    )
    .map((entry) => placeHead(entry).modified ?? '')
    .sort()
    .at(-1);
}

/** The pairs of a page that stands in more than one language, each naming all, itself included. */
function alternates(siteUrl: string, place: Place): string {
  const pages = translations(place);
  if (pages.length < 2) return '';
  const link = (tag: string, page: Place) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(new URL(placePath(page), siteUrl).href)}"/>`;
  const forAll = pages.filter(({ language }) => language === defaultLanguage);
  return [
    ...pages.map((page) => link(languages[page.language].tag, page)),
    ...forAll.map((page) => link('x-default', page)),
  ].join('');
}

function urlElement(siteUrl: string, path: string, place: Place): string {
  const location = escapeMarkup(new URL(path, siteUrl).href);
  const modified = lastChange(place);
  const day = modified ? `<lastmod>${modified}</lastmod>` : '';
  return `<url><loc>${location}</loc>${day}${alternates(siteUrl, place)}</url>`;
}

/**
 * sitemap.xml: every page in every language (sitemaps.org protocol 0.9), with its translations.
 * Articles carry the day of their last change, their lists that of the newest article.
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
