import { expect, it } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { phoneHref } from '../../../src/facts/hospital/site.ts';
import { createAnswerQuery, loadBuiltIndex } from '../../../src/features/search/serve-search.ts';
import { searchIndexAsset } from '../../../src/http/documents/prerendered.ts';
import type { Env } from '../../../src/http/env.ts';
import { chatLink } from '../../../src/messages/chat-link.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { createIndexes } from '../../../tools/build/search-index/create-indexes.ts';
import { readPage } from '../../../tools/build/search-index/read-sections.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const html = '<main><h1>Zebras</h1><p>From the build.</p></main>';
const index = JSON.stringify(createIndexes([readPage('/about', html)]).en);

const { searchPage } = wordsIn('en', 'searchPage');

/** Assets with `answer` as the search index; `asked` lists what was read. */
function serving(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const fetch = (address: string) => {
    asked.push(new URL(address).pathname);
    return answer();
  };
  return { env: { ...workerEnv, ASSETS: { fetch } } as unknown as Env, asked };
}

it('the search index is read once in an isolate, by the first search', async () => {
  const { env, asked } = serving(async () => new Response(index));
  const answerQuery = createAnswerQuery(loadBuiltIndex);
  expect(asked).toEqual([]);
  const { results } = await answerQuery(env, 'zebras', 'en');
  expect(results[0]?.lines.flat().map(({ text }) => text)).toContain('From the build.');
  expect((await answerQuery(env, 'zebras', 'en')).results).toEqual(results);
  expect(asked).toEqual([searchIndexAsset('en')]);
});

it("the search index of the other language is read only for its words, if the reader's finds nothing", async () => {
  const { env, asked } = serving(async () => new Response(index));
  const answerQuery = createAnswerQuery(loadBuiltIndex);
  await answerQuery(env, 'giraffes', 'en');
  expect(asked).toEqual([searchIndexAsset('en')]);
  await answerQuery(env, 'the twiga hapa', 'en');
  expect(asked).toEqual([searchIndexAsset('en'), searchIndexAsset('sw')]);
});

it.each([
  ['is missing', async () => new Response('', { status: 404 })],
  ['cannot be reached', () => Promise.reject(new Error('no assets'))],
  ['is cut short', async () => new Response(index.slice(0, -20))],
] as [string, () => Promise<Response>][])(
  'a search index that %s returns 503 with phone, chat and main pages, and 200 once it is back',
  async (_, answer) => {
    const lines = listenToConsole();
    let broken = true;
    const { env } = serving(async () => (broken ? answer() : new Response(index)));
    const app = createApp();
    const ask = () => app.fetch(new Request(`${visitedOrigin}/search?q=zebras`), env);
    const failed = await ask();
    expect(failed.status).toBe(503);
    const main = elementOf(await failed.text(), 'main');
    expect(main.text).toContain(searchPage.failed);
    for (const href of [phoneHref, chatLink(), '/contact'])
      expect(elementsOf(main.inner, 'a', { href }).length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain('zebras');
    broken = false;
    expect((await ask()).status).toBe(200);
  },
);
