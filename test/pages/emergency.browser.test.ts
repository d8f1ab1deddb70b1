import { describe, it } from 'vitest';
import { hrefIn } from '../../src/site/addresses.ts';
import { languageNames } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { openPage, origin, phone } from '../support/browser/open-page.ts';

describe.each(languageNames)('the emergency page in %s', (language) => {
  const path = hrefIn(language)('emergency');
  const { chokingBaby } = wordsIn(language, 'firstAidWords').firstAidWords;
  const { jumps } = wordsIn(language, 'emergency');
  const label = jumps.find(({ to }) => to === chokingBaby)?.label ?? '';
  const [firstStep = ''] = chokingBaby.steps;

  it('opens the steps of its address', async () => {
    const { page } = await openPage(path, phone);
    const target = await page.getByRole('link', { name: label, exact: true }).getAttribute('href');
    await page.goto('about:blank');
    await page.goto(`${origin}${path}${target}`);
    await page.getByText(firstStep).waitFor({ state: 'visible' });
  });
});
