import type { OfflineLocale } from '../offline-settings.ts';
import { type CachedPage, localeOf } from './cached-page.ts';

/** Why a page cannot be shown. */
export type Reason = 'notCached' | 'tooOld' | 'notSent';

/** Formats a sentence with the date of a copy, written as in the locale: '22 November 2026'. */
function formatSentence(
  { words, tag }: OfflineLocale,
  sentence: keyof OfflineLocale['words'],
  time = 0,
): string {
  const day = new Date(time).toLocaleDateString(tag, { dateStyle: 'long' });
  return words[sentence].replace('{day}', day);
}

const link = (href: string, label: string) => `<a class="text-link" href="${href}">${label}</a>`;

/**
 * Links that work offline. "Try again" is an empty href, which reloads the page; a form has none.
 */
function contactLinks({ words }: OfflineLocale, isForm = false): string {
  const { callHref, smsHref } = offlineSettings;
  return `<p>${link(callHref, words.call)} · ${link(smsHref, words.sms)}${isForm ? '' : ` · ${link('', words.tryAgain)}`}</p>`;
}

/** Puts `title` before the page's title, and `markup` first in its main element. */
function insertNotice(html: string, title: string, markup: string): string {
  return html
    .replace('<title>', `<title>${title} | `)
    .replace(/<main[^>]*>/, (main) => main + markup);
}

/**
 * Returns a cached page as HTML, with the date of the copy in its title and first in its main
 * element.
 */
export function datedPage({ path, html, time }: CachedPage): string {
  const locale = localeOf(path);
  const copy = formatSentence(locale, 'copy', time);
  // a report of the staff is shown until its limit, offline too
  const current = html.replace(/<p data-until="(\d+).*?<\/p>/g, (report, end) =>
    Date.now() < end ? report : '',
  );
  return insertNotice(
    current,
    copy,
    `<div class="alarm shell bg-amber-tint py-4" role="status"><p>${locale.words.heading}. ${copy}.</p>${contactLinks(locale)}</div>`,
  );
}

function cachedLink({ path, html }: CachedPage): string {
  const { tag } = localeOf(path);
  const title = /<title>([^<|]*)/.exec(html)?.[1];
  return `<li><a href="${path}" lang="${tag}">${title}</a></li>`;
}

/**
 * Returns the HTML shown instead of a page: the reason, links to call and text, links to the cached
 * pages, then the emergency card. `time` is the date of a copy that is too old to show.
 */
export function offlinePage(
  reason: Reason,
  card: CachedPage,
  available: readonly CachedPage[],
  time?: number,
): string {
  const locale = localeOf(card.path);
  const { heading, cachedPages } = locale.words;
  // the reason is the page's only h1, so the card's becomes an h2
  const html = card.html
    .replace('<h1', '<h2')
    .replace('</h1>', `</h2><p>${formatSentence(locale, 'copy', card.time)}</p>`);
  return insertNotice(
    html,
    heading,
    `<section class="alarm"><h1>${heading}</h1><p>${formatSentence(locale, reason, time)}</p>${contactLinks(locale, reason === 'notSent')}<h2>${cachedPages}</h2><ul>${available.map(cachedLink).join('')}</ul></section>`,
  );
}
