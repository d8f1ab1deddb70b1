import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import type { SearchAnswer, SearchResult } from '../../../src/components/search-answer.ts';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { chatLink } from '../../../src/messages/chat-link.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { expectPrivatePage } from '../../support/worker/expect-private-page.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { bodyText, elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visitedOrigin, visitPage } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const nothing: SearchAnswer = { results: [], emergencies: [], alarm: 'calm', mayBeIll: false };

const prices: SearchResult = {
  address: '/services/laboratory#packages',
  language: 'en',
  page: 'Laboratory',
  heading: 'What a check costs',
  lines: [
    [
      { text: 'A test for ', matches: false },
      { text: 'malaria', matches: true },
      { text: ' & more', matches: false },
    ],
  ],
};
const swahili: SearchResult = {
  address: '/sw/services/emergency#njoo',
  language: 'sw',
  page: 'Dharura',
  heading: 'Dharura',
  lines: [[{ text: 'Homa kali', matches: true }]],
};
const address = '/services/emergency#bleeding';
const bleeding: SearchAnswer = {
  results: [prices],
  emergencies: [{ address, language: 'en', label: 'Bleeding', topic: 'bleeding', steps: [] }],
  alarm: 'sure',
  mayBeIll: true,
};

/** Every query that reached the search, with the language of its page. */
const asked: string[][] = [];

/** Requests `target` of a site with a search that always returns `answer`. */
async function ask(target: string, answer = nothing): Promise<Response> {
  const app = createApp({
    answerQuery: async (_, query, language) => {
      asked.push([query, language]);
      return answer;
    },
  });
  return app.fetch(new Request(visitedOrigin + target), workerEnv);
}

async function page(target: string, answer = nothing): Promise<string> {
  return (await ask(target, answer)).text();
}

const { searchPage, resultsFound } = wordsIn('en', 'searchPage');
const { call, mostWanted } = wordsIn('en', 'frame').frame;

function boxIn(html: string) {
  return elementOf(elementOf(html, 'main').inner, 'input', { name: 'q' });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['/search', '/sw/search'])(
  '%s shows the search box and the most wanted pages',
  async (path) => {
    const language = path.startsWith('/sw') ? 'sw' : 'en';
    const html = await visitPage(path);
    expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toMatch(/^index/);
    expect(boxIn(html).attributes).toMatchObject({ type: 'search', enterkeyhint: 'search' });
    expect(boxIn(html).attributes.value).toBeUndefined();
    const main = elementOf(html, 'main');
    expect(elementOf(main.inner, 'form').attributes.action).toBe(path);
    expect(main.text).toContain(wordsIn(language, 'frame').frame.mostWanted);
    expect(elementsOf(main.inner, 'label')[0]?.attributes.for).toBe(boxIn(html).attributes.id);
  },
);

it('a search without a word shows the page of the search box', async () => {
  const plain = await page('/search');
  for (const query of ['?q=', '?q=%20%00%09', '?q=%E2%80%8B', '?p=malaria'])
    expect(await page(`/search${query}`), query).toBe(plain);
  expect(asked).toEqual([]);
});

const found: SearchAnswer = { ...nothing, results: [prices, swahili] };

it('search results show page, heading and sentence, with a link to the section', async () => {
  const html = await page('/search?q=malaria', found);
  const items = elementsOf(elementOf(html, 'ol', { class: 'mt-4' }).inner, 'li');
  expect(items).toHaveLength(2);
  const [first, second] = items.map(({ inner }) => inner);
  expect(elementOf(first ?? '', 'a').attributes.href).toBe(prices.address);
  expect(elementOf(first ?? '', 'a').text).toBe('Laboratory: What a check costs');
  expect(elementOf(first ?? '', 'p').text).toBe('A test for malaria & more');
  expect(elementsOf(first ?? '', 'mark').map(({ text }) => text)).toEqual(['malaria']);
  // a heading equal to the page's is not repeated
  expect(elementOf(second ?? '', 'a').text).toBe('Dharura');
  expect(bodyText(html)).toContain(resultsFound(2));
});

it('search results name their language if it is not that of the page', async () => {
  const html = await page('/search?q=homa', found);
  expect(elementOf(html, 'a', { href: swahili.address }).attributes.hreflang).toBe('sw-KE');
  expect(elementOf(html, 'div', { lang: 'sw-KE' }).text).toContain('Homa kali');
  expect(bodyText(html).split(searchPage.resultLanguages.sw)).toHaveLength(2);
  const inSwahili = await page('/sw/search?q=homa', found);
  const { resultLanguages } = wordsIn('sw', 'searchPage').searchPage;
  expect(elementOf(inSwahili, 'a', { href: prices.address }).attributes.hreflang).toBe('en-KE');
  expect(bodyText(inSwahili)).toContain(resultLanguages.en);
  expect(bodyText(inSwahili)).not.toContain(resultLanguages.sw);
});

it('search results keep the query in the search box and the language switch, and nowhere else', async () => {
  const lines = listenToConsole();
  const query = 'swollen knee';
  const response = await ask(`/search?${new URLSearchParams({ q: query })}`, found);
  expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
  expect([...response.headers].join()).not.toContain('knee');
  const html = await expectPrivatePage(response, 200);
  expect(boxIn(html).attributes.value).toBe(query);
  const switched = html.match(/<a href="\/sw\/search\?q=swollen\+knee"/g) ?? [];
  expect(switched.length).toBeGreaterThan(0);
  expect(html.split('knee')).toHaveLength(2 + switched.length);
  expect(elementOf(html, 'title').text).toMatch(new RegExp(`^${searchPage.resultsHeading} \\|`));
  expect(lines).toEqual([]);
});

it.each([
  ['before all results', bleeding],
  ['also without results', { ...bleeding, results: [] }],
])(
  'a search for an emergency shows the phone number first, then first aid, %s',
  async (_, answer) => {
    const main = elementOf(await page('/search?q=bleeding', answer), 'main').inner;
    const order = [
      `>${searchPage.urgentHeading}<`,
      `href="${phoneHref}"`,
      'href="/services/emergency#bleeding"',
      ...answer.results.map(({ address }) => `href="${address}"`),
    ].map((mark) => main.indexOf(mark));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  },
);

it('the answer to a common question is above the results and not repeated in them', async () => {
  const html = await page('/search?q=prices', { ...found, hasAnswer: true });
  const { text, inner } = elementOf(html, 'main');
  expect(elementOf(inner, 'h2', { id: 'answer' }).text).toBe(prices.heading);
  expect(text.indexOf(prices.heading)).toBeLessThan(text.indexOf(resultsFound(1, true)));
  expect(elementsOf(inner, 'a', { href: prices.address })).toHaveLength(1);
  expect(elementsOf(inner, 'a', { href: swahili.address })).toHaveLength(1);
});

it('no results show phone, chat, contact and the most wanted pages', async () => {
  const main = elementOf(await page('/search?q=zebra'), 'main');
  expect(main.text).toContain(searchPage.nothing);
  expect(elementsOf(main.inner, 'a', { href: phoneHref }).length).toBeGreaterThan(0);
  expect(main.text).toContain(`${call} ${site.phone}`);
  expect(elementsOf(main.inner, 'a', { href: chatLink() })).toHaveLength(1);
  expect(main.text).toContain(mostWanted);
  expect(elementsOf(main.inner, 'a', { href: '/contact' })).toHaveLength(1);
});
