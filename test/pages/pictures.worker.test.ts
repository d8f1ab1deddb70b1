import { expect, it } from 'vitest';
import { pictureSource } from '../../src/components/pictures/picture.tsx';
import { pictureNames } from '../../src/facts/media/picture-names.ts';
import { doctorKeys } from '../../src/facts/people/people.ts';
import { wordsIn } from '../../src/locales/words-by-locale.ts';
import { languageNames, languages } from '../../src/site/languages.ts';
import { href } from '../support/href.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

const sourcesIn = (html: string) =>
  elementsOf(html, 'img').map(({ attributes }) => attributes.src ?? '');

it('the home page shows no room twice', async () => {
  const sources = sourcesIn(await visitPage('/'));
  expect(sources.length).toBeGreaterThan(15);
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
});

it.each(doctorKeys)('%s is seen on the page of the team', async (key) => {
  const sources = sourcesIn(await visitPage(href('doctors')));
  expect(sources).toContainEqual(expect.stringMatching(`/${key}\\.\\w+$`));
});

it.each(languageNames)(
  'the pages say that pictures are drawings as long as one is (%s)',
  async (language) => {
    const { drawings } = wordsIn(language, 'frame').frame;
    const drawn = pictureNames.some((name) => pictureSource(name)?.drawing);
    const page = await visitPage(languages[language].prefix || '/');
    expect(elementOf(page, 'footer').text.includes(drawings)).toBe(drawn);
  },
);
