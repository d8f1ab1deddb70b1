import { site } from '../facts/hospital/site.ts';
import { people, peopleAreSample } from '../facts/people/people.ts';
import { sessionsOn } from '../facts/schedule/day/day-plan.ts';
import type { Notice, SpecialHours } from '../facts/schedule/notice.ts';
import { publicHoliday } from '../facts/schedule/public-holidays.ts';
import type { StatusEntry } from '../facts/schedule/status/status.ts';
import type { Language } from '../site/languages.ts';
import type { Article } from '../words/articles/article.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import { escapeMarkup } from './escape-markup.ts';
import { placeUrl, todayUrl } from './place-url.ts';

/** Returns an element that contains only text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** Returns a link element (RFC 4287, 4.2.7). */
export function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}

/** Returns the start of a day in Kenya, which has no daylight saving time (RFC 3339). */
export function timeOf(isoDay: string): string {
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

/** Returns the entry of an article. */
export function articleEntry(article: Article, language: Language, siteUrl: string): string {
  const { route, id, title, excerpt, author, category, published, modified } = article;
  const url = placeUrl({ name: route, language, entryId: id }, siteUrl);
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
export function timeOfNotice({ from }: Notice): string {
  return from.includes('T') ? `${from}:00+03:00` : timeOf(from);
}

/** Returns the entry of a notice about hours, which links to the home page. */
export function noticeEntry(notice: Notice, language: Language, siteUrl: string): string {
  const home = placeUrl({ name: 'home', language }, siteUrl);
  const title = wordsIn(language, 'frame').frame.notices.levels[notice.level];
  const updated = element('updated', timeOfNotice(notice));
  return entry(`${home}#notice-${notice.id}`, title, home, [updated], notice.text[language]);
}

/** What a feed says about the day: the day in Kenya, and what is announced and reported for it. */
export interface FeedDay {
  today: string;
  notices: readonly Notice[];
  special: readonly SpecialHours[];
  status: readonly StatusEntry[];
}

/** Returns when the entry about today last changed: at midnight, or with the latest report. */
export function timeOfToday({ today, status }: FeedDay): string {
  const reports = status.map(({ asOf }) => `${asOf}:00+03:00`);
  return [timeOf(today), ...reports].sort().at(-1) ?? '';
}

/** Returns the entry about today's clinics and reports, which links to /today. */
export function todayEntry(day: FeedDay, language: Language, siteUrl: string): string {
  const { today: words } = wordsIn(language, 'today');
  const { today, special, status } = day;
  const page = todayUrl(language, siteUrl);
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
