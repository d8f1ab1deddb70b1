import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/places.ts';
import { createIndex, readPage } from '../../src/search/search-index.ts';
import type { Env } from '../../src/server/env.ts';
import { createLoadSearch } from '../../src/server/load-search.ts';
import type { Renderer } from '../../src/server/renderer.ts';
import {
  type BuiltSearchIndex,
  packSearchIndex,
  searchIndexPath,
} from '../../src/server/search-index-file.ts';
import { workerEnv } from './worker-env.ts';

const id = 'this-build';
const today = '2026-11-22';
const html = (text: string) => `<main><h1>Zebras</h1><p>${text}</p></main>`;
const built: BuiltSearchIndex = {
  buildId: id,
  from: today,
  until: '2026-12-01',
  ...createIndex([readPage('/about', html('From the build.'))]),
};

/** The static files: `file` where the index is looked for, counting who asks. */
function serving(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const env = {
    ...workerEnv,
    ASSETS: {
      fetch(address: string) {
        asked.push(new URL(address).pathname);
        return answer();
      },
    },
  } as unknown as Env;
  return { env, asked };
}

/** Draws every page with one sentence and counts how many were drawn. */
function drawing() {
  const drawn: string[] = [];
  const renderer = {
    async renderPlace(_: Env, place: { name: string }) {
      drawn.push(place.name);
      return new TextEncoder().encode(html('Drawn here.'));
    },
  } as unknown as Renderer;
  return { drawn, loadRenderer: async () => renderer };
}

async function searchWith(answer: () => Promise<Response>, day = today) {
  const { env, asked } = serving(answer);
  const { drawn, loadRenderer } = drawing();
  const search = await createLoadSearch(loadRenderer, id)(env, day);
  const sentence = search('zebras', 'en')
    .results[0]?.lines.flat()
    .map(({ text }) => text)
    .join('');
  return { asked, drawn, sentence };
}

describe('the index that the build left', () => {
  it('is read, and no page is drawn', async () => {
    const file = await packSearchIndex(built);
    const { asked, drawn, sentence } = await searchWith(async () => new Response(file));
    expect(sentence).toBe('From the build.');
    expect({ asked, drawn }).toEqual({ asked: [searchIndexPath(id)], drawn: [] });
  });

  it('is read once a day, and not before somebody searches', async () => {
    const file = await packSearchIndex(built);
    const { env, asked } = serving(async () => new Response(file));
    const loadSearch = createLoadSearch(drawing().loadRenderer, id);
    expect(asked).toHaveLength(0);
    const first = await loadSearch(env, today);
    expect(await loadSearch(env, today)).toBe(first);
    expect(asked).toHaveLength(1);
    await loadSearch(env, '2026-11-23');
    expect(asked).toHaveLength(2);
  });
});

describe('without a fitting index all pages are drawn', () => {
  const file = () => packSearchIndex(built);
  const cases: readonly [string, () => Promise<Response>, string?][] = [
    ['missing', async () => new Response('', { status: 404 })],
    ['not to be reached', () => Promise.reject(new Error('no network'))],
    ['empty', async () => new Response('')],
    ['cut short', async () => new Response((await file()).slice(0, -20))],
    ['changed', async () => new Response((await file()).replace('From', 'Form'))],
    [
      "another build's",
      async () => new Response(await packSearchIndex({ ...built, buildId: 'x' })),
    ],
    ['no longer true', async () => new Response(await file()), '2026-12-01'],
    ['not yet true', async () => new Response(await file()), '2026-11-21'],
  ];

  it.each(cases)('%s', async (_, answer, day) => {
    const { drawn, sentence } = await searchWith(answer, day);
    expect(sentence).toBe('Drawn here.');
    expect(drawn).toHaveLength(knownPlaces.size);
  });

  it('also where there are no static files at all', async () => {
    const { drawn, loadRenderer } = drawing();
    const env = { ...workerEnv, ASSETS: undefined } as unknown as Env;
    await createLoadSearch(loadRenderer, id)(env, today);
    expect(drawn).toHaveLength(knownPlaces.size);
  });
});
