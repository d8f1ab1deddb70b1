import { describe, expect, it } from 'vitest';
import { dangerSigns } from '../../src/facts/clinical/danger-signs.ts';
import { placePath } from '../../src/site/addresses.ts';
import { translations } from '../../src/site/known-places.ts';
import type { FirstAidWords } from '../../src/words/clinical/first-aid-words.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { href } from '../support/href.ts';
import { bodyText, elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

const pages = translations({ name: 'emergency', language: 'en' }).map((place) => ({
  path: placePath(place),
  language: place.language,
}));

describe.each(pages)('$path', ({ path, language }) => {
  const { firstAidWords } = wordsIn(language, 'firstAidWords');

  it('the emergency page has the steps of every emergency', async () => {
    const text = bodyText(await visitPage(path));
    const all: readonly FirstAidWords[] = Object.values(firstAidWords);
    expect(all.length).toBeGreaterThan(20);
    for (const { title, steps, never = '' } of all) {
      for (const line of [title, ...steps, never]) expect(text).toContain(line);
    }
  });

  it('the emergency page opens the steps for a baby who does not breathe, and folds the others', async () => {
    const topics = elementsOf(await visitPage(path), 'details');
    const open = topics.filter(({ attributes }) => 'open' in attributes);
    expect(open.map(({ text }) => text)).toEqual([
      expect.stringContaining(firstAidWords.babyNotBreathing.title),
    ]);
    expect(topics.length).toBeGreaterThan(Object.keys(firstAidWords).length);
  });

  it('the emergency page lists every danger sign of a child, a pregnant woman and an adult', async () => {
    const items = elementsOf(await visitPage(path), 'li').map(({ text }) => text);
    const { dangerSignTexts } = wordsIn(language, 'dangerSignWords');
    for (const group of ['child', 'pregnancy', 'adult'] as const) {
      expect(dangerSigns[group].length).toBeGreaterThan(5);
      for (const sign of dangerSignTexts(group)) expect(items).toContain(sign);
    }
  });
});

it.each(['en', 'sw'] as const)(
  'pediatrics in %s begins with the steps for a baby and a child who do not breathe',
  async (language) => {
    const main = elementOf(await visitPage(placePath({ name: 'pediatrics', language })), 'main');
    const emergency = placePath({ name: 'emergency', language });
    const targets = ['baby-not-breathing', 'child-not-breathing'].map((id) =>
      main.inner.indexOf(`href="${emergency}#${id}"`),
    );
    for (const at of targets) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(main.inner.indexOf('id="now"'));
    }
  },
);

it.each([href('outpatient'), href('telemedicine'), href('home')])(
  '%s gives its danger signs as examples and links to all',
  async (path) => {
    const html = await visitPage(path);
    expect(bodyText(html)).toContain('for example');
    const targets = elementsOf(html, 'a').map(({ attributes }) => attributes.href);
    expect(targets).toContain(`${href('emergencyCard')}#danger-signs`);
  },
);
