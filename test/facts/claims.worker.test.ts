import { expect, it } from 'vitest';
import { type FigureName, figureOrigins } from '../../src/facts/hospital/figures.ts';
import { languageNames } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { bodyText } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

/** Claims of success by page. */
const claims: readonly [string, readonly FigureName[]][] = [
  ['/', ['rating']],
  ['/testimonials', ['rating']],
  ['/patient-stories', ['happyPatients', 'satisfaction', 'babiesDelivered', 'storiesAverage']],
  ['/services/maternity', ['maternitySuccess']],
  ['/maternity-packages', ['maternitySuccess']],
  ['/sw/maternity-packages', ['maternitySuccess']],
];

it.each(claims)('%s says how each of its claims was counted', async (path, names) => {
  const text = bodyText(await visitPage(path));
  const language = path.startsWith('/sw/') ? 'sw' : 'en';
  const { originOf } = wordsIn(language, 'claims');
  for (const name of names) expect(text).toContain(originOf(name));
});

it.each(languageNames)('each claim has its number, period and counter in %s', (language) => {
  const { originOf } = wordsIn(language, 'claims');
  const { formatMonth } = wordsIn(language, 'format');
  const { roles } = wordsIn(language, 'people');
  for (const [name, { from, to, counted, by }] of Object.entries(figureOrigins)) {
    const text = originOf(name as FigureName);
    const months = [from, to].map((day) => formatMonth(day.slice(0, 7)));
    for (const part of [...months, counted.toLocaleString('en-US'), roles[by]]) {
      expect(text).toContain(part);
    }
  }
});
