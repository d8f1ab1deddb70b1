import { expect, it } from 'vitest';
import { pictureSource } from '../../src/components/pictures/picture.tsx';
import { pictureNames } from '../../src/facts/media/picture-names.ts';
import { languageNames, languages } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { elementOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

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
