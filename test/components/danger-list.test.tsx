import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '../../src/components/locale.tsx';
import { DangerList } from '../../src/components/urgency/danger-list.tsx';
import { signIcons } from '../../src/components/urgency/sign-icons.ts';
import {
  dangerSigns,
  type PatientGroup,
  shownSigns,
} from '../../src/facts/clinical/danger-signs.ts';
import { languageNames } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { elementsOf } from '../support/worker/read-html.ts';

const groups = Object.keys(dangerSigns) as PatientGroup[];
const long = groups.filter((group) => dangerSigns[group].length > shownSigns + 2);

describe.each(languageNames)('a danger list in %s', (language) => {
  const { dangerSignTexts, allSignsLabel } = wordsIn(language, 'dangerSignWords');
  const draw = (group: PatientGroup) =>
    renderToStaticMarkup(
      <LocaleProvider language={language}>
        <DangerList signs={dangerSigns[group]} />
      </LocaleProvider>,
    );

  it.each(groups)('shows every sign of %s once, in order', (group) => {
    const items = elementsOf(draw(group), 'li').map(({ text }) => text);
    expect(items).toEqual(dangerSignTexts(group));
  });

  it.each(long)('folds the signs of %s after six, and gives the number of all', (group) => {
    const html = draw(group);
    const [fold] = elementsOf(html, 'details');
    expect(elementsOf(html, 'details')).toHaveLength(1);
    expect(elementsOf(fold?.inner ?? '', 'li')).toHaveLength(
      dangerSigns[group].length - shownSigns,
    );
    expect(elementsOf(html, 'summary')[0]?.text).toBe(allSignsLabel(dangerSigns[group].length));
  });
});

it.each(long)('has an icon for each of the first signs of %s', (group) => {
  for (const sign of dangerSigns[group].slice(0, shownSigns))
    expect(signIcons, sign).toHaveProperty(sign);
});
