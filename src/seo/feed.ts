import { site } from '../facts/hospital/site.ts';
import { feedPath, type Place } from '../site/addresses.ts';
import { type Language, languages } from '../site/languages.ts';
import { type BlogName, blogNames, entryRows, routes } from '../site/routes.ts';
import { articlesOf } from '../words/articles/find-articles.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import {
  articleEntry,
  element,
  type FeedDay,
  link,
  noticeEntry,
  timeOf,
  timeOfNotice,
  timeOfToday,
  todayEntry,
} from './feed-entries.ts';
import { icons } from './icons.ts';
import { placeUrl } from './place-url.ts';

/** A feed that a page's head links to. */
export interface Feed {
  path: string;
  title: string;
}

/** Returns the feed of the blog that a list or article belongs to; null for any other page. */
export function feedOf({ name, language }: Place): Feed | null {
  const row = routes[name];
  const list = 'entries' in row ? row.parent : name;
  const blog = blogNames.find((known) => known === list);
  return blog ? { path: feedPath(blog, language), title: headingOf(blog, language) } : null;
}

function headingOf(blog: BlogName, language: Language): string {
  return wordsIn(language, 'articlesPages')[`${blog}Page`].heading;
}

/** The feed with the notices about hours: the hospital's own news. */
const feedOfNotices: BlogName = 'blog';

/**
 * Returns the Atom feed (RFC 4287) of a blog: what is open today, then its articles in the order of
 * the blog's page. The hospital's own blog starts with the visible notices about hours.
 */
export function renderFeed(
  blog: BlogName,
  language: Language,
  siteUrl: string,
  day: FeedDay,
): string {
  const notices = blog === feedOfNotices ? day.notices.filter(({ hours }) => hours) : [];
  const toUrl = (path: string) => new URL(path, siteUrl).href;
  const page = placeUrl({ name: blog, language }, siteUrl);
  const articles = entryRows
    .filter(([, { parent }]) => parent === blog)
    .flatMap(([route]) => articlesOf(language, route));
  const days = articles.map(({ modified }) => modified).sort();
  const times = [
    timeOf(days.at(-1) ?? `${site.foundedYear}-01-01`),
    ...notices.map(timeOfNotice),
    timeOfToday(day),
  ].sort();
  const { frame } = wordsIn(language, 'frame');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].tag}">`,
    element('id', page),
    element('title', `${headingOf(blog, language)} | ${site.name}`),
    element('subtitle', wordsIn(language, 'articlesPages')[`${blog}Page`].lead),
    link('self', 'application/atom+xml', toUrl(feedPath(blog, language))),
    link('alternate', 'text/html', page),
    element('updated', times.at(-1) ?? ''),
    `<author>${element('name', site.name)}${element('uri', toUrl('/'))}</author>`,
    element('rights', `${frame.copyright} ${site.copyrightYear} ${site.name}`),
    element('icon', toUrl(icons.small)),
    ...notices.map((notice) => noticeEntry(notice, language, siteUrl)),
    todayEntry(day, language, siteUrl),
    ...articles.map((article) => articleEntry(article, language, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}
