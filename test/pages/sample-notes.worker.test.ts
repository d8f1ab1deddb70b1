import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, describe, expect, it, vi } from 'vitest';
import papers from '../../src/facts/hospital/papers.json' with { type: 'json' };
import prices from '../../src/facts/money/prices.json' with { type: 'json' };
import people from '../../src/facts/people/people.json' with { type: 'json' };
import { hrefIn } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { languageNames } from '../../src/site/languages.ts';
import { articlesOf } from '../../src/words/articles/find-articles.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { bodyText } from '../support/worker/read-html.ts';
import { visitedOrigin } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

// vitest 5 calls this after each module mock, and workerd does not implement it
AsyncLocalStorage.prototype.disable = () => undefined;

const files = {
  '../../src/facts/people/people.json': people,
  '../../src/facts/money/prices.json': prices,
  '../../src/facts/hospital/papers.json': papers,
};
const flags = {
  '../../src/facts/people/patient-display.ts': 'patientsAreInvented',
};

afterAll(() => {
  for (const path of Object.keys({ ...files, ...flags })) vi.doUnmock(path);
  vi.resetModules();
});

/** Loads the site again, with or without the sample's marks; returns a function that reads a page. */
async function siteOf(isSample: boolean) {
  vi.resetModules();
  for (const [path, { sample: _, ...file }] of Object.entries<Record<string, unknown>>(files)) {
    vi.doMock(path, () => ({ default: isSample ? { ...file, sample: true } : file }));
  }
  for (const [path, flag] of Object.entries(flags)) {
    vi.doMock(path, async (load) => ({ ...(await load<object>()), [flag]: isSample }));
  }
  const { createQuietApp } = await import('../support/worker/quiet-app.ts');
  const app = createQuietApp();
  return async (path: string) =>
    (await app.fetch(new Request(visitedOrigin + path), workerEnv)).text();
}

/** Notes by page: what is the sample's says so where it is. */
const notes = languageNames.flatMap((language) => {
  const href = hrefIn(language);
  const { patientNotes, sampleNotes } = wordsIn(language, 'claims');
  const { people, figures, byline, site } = sampleNotes;
  const { home } = wordsIn(language, 'home');
  const { impactFigures } = wordsIn(language, 'patientStories');
  const of = (shown: readonly unknown[]) => (shown.length > 0 ? [figures] : []);
  const [article] = articlesOf(language, 'blogPost');
  const rows: [string, string[]][] = [
    [href('home'), [...of(home.about.stats), patientNotes.invented, site]],
    [href('about'), [...of(home.about.stats), people]],
    [href('doctors'), [people]],
    [href('testimonials'), [patientNotes.invented]],
    [href('patientStories'), [patientNotes.invented, ...of(impactFigures)]],
    [href('medicalBlog'), [people]],
    [href('blogPost', article?.id ?? ''), [byline]],
    [href('insurance'), [site]],
  ];
  return rows.filter(([path]) => knownPlaces.has(path));
});

describe.each([
  ['with the marks of the sample', true],
  ['with facts of its own', false],
])('a hospital %s', async (_, isSample) => {
  const read = await siteOf(isSample);

  it.each(notes)(`%s ${isSample ? 'says' : 'does not say'} %j`, async (path, expected) => {
    const text = bodyText(await read(path));
    expect(expected.filter((note) => text.includes(note))).toEqual(isSample ? expected : []);
  });
});
