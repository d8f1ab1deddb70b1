import { site } from '../facts/hospital/site.ts';
import { people, peopleAreSample } from '../facts/people/people.ts';
import { sessionsOn } from '../facts/schedule/day/day-plan.ts';
import type { Notice, SpecialHours } from '../facts/schedule/notice.ts';
import { publicHoliday } from '../facts/schedule/public-holidays.ts';
import type { StatusEntry } from '../facts/schedule/status/status.ts';
import { feedPath, type Place, placePath } from '../site/addresses.ts';
import { type Language, languages } from '../site/languages.ts';
import { type BlogName, blogNames, entryRows, isOn, routes } from '../site/routes.ts';
import type { Article } from '../words/articles/article.ts';
import { articlesOf } from '../words/articles/find-articles.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import { escapeMarkup } from './escape-markup.ts';
import { icons } from './icons.ts';

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

/** Returns an element that contains only text. */
function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}

/** Returns the start of a day in Kenya, which has no daylight saving time (RFC 3339). */
function timeOf(isoDay: string): string {
  return `${isoDay}T00:00:00+03:00`;
}

/** Returns an entry about `page`; `about` are its times, author and category. */
function entry(id: string, title: string, page: string, about: string[], summary: string): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    link('alternate', 'text/html', page),
    ...about,
    element('summary', summary),
    '</entry>',
  ].join('');
}

function articleEntry(article: Article, language: Language, siteUrl: string): string {
  const { route, id, title, excerpt, author, category, published, modified } = article;
  const url = new URL(placePath({ name: route, language, entryId: id }), siteUrl).href;
  const { categoryLabels } = wordsIn(language, 'articleCategories');
  const about = [
    element('published', timeOf(published)),
    element('updated', timeOf(modified)),
    `<author>${element('name', peopleAreSample ? site.name : people[author].name)}</author>`,
    `<category term="${category}" label="${escapeMarkup(categoryLabels[category])}"/>`,
  ];
  return entry(url, title, url, about, excerpt);
}

/** Returns the start of a notice (RFC 3339). */
function timeOfNotice({ from }: Notice): string {
  return from.includes('T') ? `${from}:00+03:00` : timeOf(from);
}

/** Returns the entry of a notice about hours, which links to the home page. */
function noticeEntry(notice: Notice, language: Language, siteUrl: string): string {
  const home = new URL(placePath({ name: 'home', language }), siteUrl).href;
  const title = wordsIn(language, 'frame').frame.notices.levels[notice.level];
  const updated = element('updated', timeOfNotice(notice));
  return entry(`${home}#notice-${notice.id}`, title, home, [updated], notice.text[language]);
}

/** What a feed says about the day: the day in Kenya, and what is announced and reported for it. */
interface FeedDay {
  today: string;
  notices: readonly Notice[];
  special: readonly SpecialHours[];
  status: readonly StatusEntry[];
}

/** Returns when the entry about today last changed: at midnight, or with the latest report. */
function timeOfToday({ today, status }: FeedDay): string {
  const reports = status.map(({ asOf }) => `${asOf}:00+03:00`);
  return [timeOf(today), ...reports].sort().at(-1) ?? '';
}

/** Returns the entry about today's clinics and reports, which links to /today. */
function todayEntry(day: FeedDay, language: Language, siteUrl: string): string {
  const { today: words } = wordsIn(language, 'today');
  const { today, special, status } = day;
  const page = new URL(placePath({ name: isOn('today') ? 'today' : 'home', language }), siteUrl)
    .href;
  const reports = status.map((entry) => words.statusAlert(entry, today));
  const clinics = words.clinicsLine(today, sessionsOn(today, special), publicHoliday(today));
  const updated = element('updated', timeOfToday(day));
  // each day is an entry of its own: readers show an id once
  return entry(
    `${page}#${today}`,
    words.heading,
    page,
    [updated],
    [...clinics, ...reports].join(' '),
  );
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
  const page = toUrl(placePath({ name: blog, language }));
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
