import { expect, it } from 'vitest';
import { pictureSource } from '../../src/components/pictures/picture.tsx';
import { pictureNames } from '../../src/facts/media/picture-names.ts';
import { languageNames, languages } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

const sourcesIn = (html: string) =>
  elementsOf(html, 'img').map(({ attributes }) => attributes.src ?? '');

it('the home page shows no picture twice and ends with the contact section', async () => {
  const html = await visitPage('/');
  const sources = sourcesIn(html);
  expect(sources.length).toBeGreaterThan(15);
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
  const sections = elementsOf(html, 'section').flatMap(({ attributes }) => attributes.id || []);
  expect(sections.at(-1)).toBe('contact');
});

it.each(languageNames)(
  'the footer says that pictures are drawings while one is, or that the site is a sample (%s)',
  async (language) => {
    const { drawings } = wordsIn(language, 'frame').frame;
    const hasDrawing = pictureNames.some((name) => pictureSource(name)?.drawing);
    const { sampleNotes } = wordsIn(language, 'claims');
    const { text } = elementOf(await visitPage(languages[language].prefix || '/'), 'footer');
    // a sample's note names the drawings too
    expect([drawings, sampleNotes.site].some((note) => text.includes(note))).toBe(hasDrawing);
  },
);
