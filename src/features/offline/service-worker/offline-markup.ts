import type { Edition } from '../offline-settings.ts';
import { editionOf, type KeptPage } from './kept-page.ts';

/** Why a page cannot be shown. */
export type Reason = 'notKept' | 'tooOld' | 'notSent';

/** A sentence with the day of a copy, as the language writes it: '22 November 2026'. */
function say({ words, tag }: Edition, sentence: keyof Edition['words'], time = 0): string {
  const day = new Date(time).toLocaleDateString(tag, { dateStyle: 'long' });
  return words[sentence].replace('{day}', day);
}

const link = (href: string, label: string) => `<a class="text-link" href="${href}">${label}</a>`;

/** What works without a connection; an empty address leads to the page itself. */
function ways({ words }: Edition, isForm = false): string {
  const { callHref, smsHref } = offlineSettings;
  return `<p>${link(callHref, words.call)} · ${link(smsHref, words.sms)}${isForm ? '' : ` · ${link('', words.tryAgain)}`}</p>`;
}

/** Puts a text before the title and markup at the head of the main part. */
function insert(html: string, title: string, markup: string): string {
  return html
    .replace('<title>', `<title>${title} | `)
    .replace(/<main[^>]*>/, (main) => main + markup);
}

/** A kept page that says from when it is, in its title and as the first of its main part. */
export function datedPage({ path, html, time }: KeptPage): string {
  const edition = editionOf(path);
  const copy = say(edition, 'copy', time);
  return insert(
    html,
    copy,
    `<div class="alarm shell bg-amber-tint py-4" role="status"><p>${edition.words.heading}. ${copy}.</p>${ways(edition)}</div>`,
  );
}

function keptLink({ path, html }: KeptPage): string {
  const { tag } = editionOf(path);
  const title = /<title>([^<|]*)/.exec(html)?.[1];
  return `<li><a href="${path}" lang="${tag}">${title}</a></li>`;
}

/**
 * The answer where a page cannot be shown: why, the ways that need no connection, the pages that are
 * kept, and then the emergency card of the language. `time` is that of a copy that is too old.
 */
export function offlinePage(
  reason: Reason,
  card: KeptPage,
  kept: readonly KeptPage[],
  time?: number,
): string {
  const edition = editionOf(card.path);
  const { heading, keptPages } = edition.words;
  // one first heading a page: that of the card becomes a second one
  const html = card.html
    .replace('<h1', '<h2')
    .replace('</h1>', `</h2><p>${say(edition, 'copy', card.time)}</p>`);
  return insert(
    html,
    heading,
    `<section class="alarm"><h1>${heading}</h1><p>${say(edition, reason, time)}</p>${ways(edition, reason === 'notSent')}<h2>${keptPages}</h2><ul>${kept.map(keptLink).join('')}</ul></section>`,
  );
}
