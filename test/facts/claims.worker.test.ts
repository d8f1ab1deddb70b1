import { expect, it } from 'vitest';
import { type FigureName, figureOrigins } from '../../src/facts/hospital/figures.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
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

it.each(claims.filter(([path]) => knownPlaces.has(path)))(
  '%s says how each of its claims was counted',
  async (path, names) => {
    const text = bodyText(await visitPage(path));
    const language = path.startsWith('/sw/') ? 'sw' : 'en';
    const { countOf } = wordsIn(language, 'claims');
    const { roles } = wordsIn(language, 'people');
    for (const name of names) {
      expect(text).toContain(countOf(name));
      expect(text).toContain(roles[figureOrigins[name]?.by ?? 'reception']);
    }
  },
);
