import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { wordsByLocale } from '../../../src/words/words-by-locale.ts';
import { bodyText, elementOf, readHtml } from '../../support/worker/read-html.ts';
import { namesOfFacts } from './names-of-facts.ts';
import { pseudoWords } from './pseudo-locale.ts';

const { en, sw } = wordsByLocale;
beforeAll(() => {
  // without English: a page needs the words of its own language only
  Object.assign(wordsByLocale, { en: undefined, sw: pseudoWords(en) });
});
afterAll(() => {
  Object.assign(wordsByLocale, { en, sw });
});

const env = { SITE_URL: 'https://www.hospital.example' } as Parameters<
  ReturnType<typeof createRenderer>['renderPlace']
>[0];

/** Names in the facts, longest first: a name can be part of another. */
const names = [...new Set(namesOfFacts.split('\n'))]
  .filter((name) => /\p{Lu}/u.test(name))
  .sort((one, other) => other.length - one.length);

/** The words on a page that have no accent, without names. */
function plainWords(html: string): string[] {
  const page = html.replaceAll(/<script.*?<\/script>/gs, '');
  const foreign = readHtml(page).filter(({ tag, attributes }) => tag !== 'html' && attributes.lang);
  const aloud = readHtml(page).flatMap(({ attributes }) =>
    [attributes.alt, attributes['aria-label'], attributes.placeholder, attributes.title].filter(
      Boolean,
    ),
  );
  let text = [elementOf(page, 'title').text, bodyText(page), ...aloud].join('\n');
  for (const { text: part } of foreign) text = text.replaceAll(part, '');
  for (const name of names) text = text.replaceAll(name, '');
  const words = text.match(/(?<![\p{L}@/.])\p{L}{4,}(?![\p{L}@/])/gu) ?? [];
  return [...new Set(words.filter((word) => /^[a-z]+$/i.test(word) && /[aeiou]/i.test(word)))];
}

it('no page has a text that is not in the words', async () => {
  const { renderPlace, renderMissing, renderRefusal, renderSmsReady, renderUrgentMessage } =
    createRenderer();
  const faults: string[] = [];
  for (const [path, place] of knownPlaces) {
    if (place.language !== 'sw') continue;
    const html = new TextDecoder().decode(await renderPlace(env, place, { today: '2026-11-22' }));
    // the address of the page is in its printed header
    const words = plainWords(html.replaceAll(path, ''));
    if (words.length > 0) faults.push(`${path}: ${words.join(', ')}`);
  }
  const form = { name: 'contact', language: 'sw' } as const;
  const ready = { values: {}, text: '', smsHref: 'sms:', chatHref: 'https://wa.me/' };
  const others = await Promise.all([
    renderMissing(env, 'page', 'sw'),
    renderMissing(env, 'article', 'sw'),
    renderRefusal(env, 413, form),
    renderSmsReady(env, form, ready),
    renderUrgentMessage(env, form, { ...ready, topics: [] }),
  ]);
  for (const page of others) faults.push(...plainWords(new TextDecoder().decode(page)));
  expect(faults).toEqual([]);
});
