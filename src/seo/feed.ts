import { feedPath, type Place, placePath } from '../addresses.ts';
import { people } from '../facts/people.ts';
import { site } from '../facts/site.ts';
import { type Language, languages } from '../languages.ts';
import { type BlogName, blogNames, entryRows, routes } from '../routes.ts';
import type { Article } from '../words/article.ts';
import { wordsIn } from '../words/editions.ts';
import { articlesOf } from '../words/find-articles.ts';
import { escapeMarkup } from './escape-markup.ts';
import { icons } from './web-manifest.ts';

/** A feed as a page's head names it. */
export interface Feed {
  path: string;
  title: string;
}

/** The feed of the blog that a page belongs to, list or article; null for any other page. */
export function feedOf({ name, language }: Place): Feed | null {
  const row = routes[name];
  const list = 'entries' in row ? row.parent : name;
  const blog = blogNames.find((known) => known === list);
  return blog ? { path: feedPath(blog, language), title: headingOf(blog, language) } : null;
}

function headingOf(blog: BlogName, language: Language): string {
  return wordsIn(language, 'articlesPages')[`${blog}Page`].heading;
}

/** An element that holds text alone. */
function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}

/** A day as RFC 3339 wants a time: when it begins in Kenya, which keeps one time all year. */
function timeOf(isoDay: string): string {
  return `${isoDay}T00:00:00+03:00`;
}

function entry(article: Article, language: Language, siteUrl: string): string {
  const { route, id, title, excerpt, author, category, published, modified } = article;
  const url = new URL(placePath({ name: route, language, entryId: id }), siteUrl).href;
  const { categoryLabels } = wordsIn(language, 'articleCategories');
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    link('alternate', 'text/html', url),
    element('published', timeOf(published)),
    element('updated', timeOf(modified)),
    `<author>${element('name', people[author].name)}</author>`,
    `<category term="${category}" label="${escapeMarkup(categoryLabels[category])}"/>`,
    element('summary', excerpt),
    '</entry>',
  ].join('');
}

/** A blog's articles as an Atom feed (RFC 4287), in the order of their list. */
export function renderFeed(blog: BlogName, language: Language, siteUrl: string): string {
  const toUrl = (path: string) => new URL(path, siteUrl).href;
  const page = toUrl(placePath({ name: blog, language }));
  const articles = entryRows
    .filter(([, { parent }]) => parent === blog)
    .flatMap(([route]) => articlesOf(language, route));
  const days = articles.map(({ modified }) => modified).sort();
  const { frame } = wordsIn(language, 'frame');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].tag}">`,
    element('id', page),
    element('title', `${headingOf(blog, language)} | ${site.name}`),
    element('subtitle', wordsIn(language, 'articlesPages')[`${blog}Page`].lead),
    link('self', 'application/atom+xml', toUrl(feedPath(blog, language))),
    link('alternate', 'text/html', page),
    element('updated', timeOf(days.at(-1) ?? `${site.foundedYear}-01-01`)),
    `<author>${element('name', site.name)}${element('uri', toUrl('/'))}</author>`,
    element('rights', `${frame.copyright} ${site.copyrightYear} ${site.name}`),
    element('icon', toUrl(icons.small)),
    ...articles.map((article) => entry(article, language, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}
