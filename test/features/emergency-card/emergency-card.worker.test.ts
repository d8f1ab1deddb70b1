import { describe, expect, it } from 'vitest';
import { cardGroups } from '../../../src/facts/clinical/emergency-card.ts';
import { emergencyHelplines, helplines } from '../../../src/facts/clinical/helplines.ts';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { loadRenderer } from '../../../src/server/load-renderer.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { cardTexts } from '../../support/card-words.ts';
import { bodyText, elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visitPage } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const cards = translations({ name: 'emergencyCard', language: 'en' }).map((place) => ({
  place,
  path: placePath(place),
  language: place.language,
}));

const { asOf } = helplines.redCrossAmbulance;

describe.each(cards)('$path', ({ place, path, language }) => {
  const { dangerSignTexts } = wordsIn(language, 'dangerSignWords');
  const { mildFever, malariaFeverWords, feverOnTheWay } = wordsIn(language, 'feverWords');
  const { emergencyCard } = wordsIn(language, 'emergencyCard');
  const { formatDay } = wordsIn(language, 'format');

  it('the emergency card shows every step, danger sign, limit and number', async () => {
    const html = await visitPage(path);
    const text = bodyText(html);
    for (const line of cardTexts(language)) expect(text).toContain(line);
    const items = elementsOf(html, 'li').map((item) => item.text);
    for (const group of cardGroups) {
      for (const sign of dangerSignTexts(group)) expect(items, group).toContain(sign);
    }
    const [fever] = elementsOf(html, 'section', { id: 'fever' });
    for (const line of [mildFever, malariaFeverWords, ...Object.values(feverOnTheWay)])
      expect(fever?.text).toContain(line);
  });

  it('the emergency card links each number, with its source and the day it was checked', async () => {
    const html = await visitPage(path);
    const called = elementsOf(html, 'a').map(({ attributes }) => attributes.href);
    expect(called).toContain(phoneHref);
    for (const key of emergencyHelplines) {
      expect(called).toContain(`tel:${helplines[key].number.replaceAll(' ', '')}`);
      expect(called).toContain(helplines[key].source.url);
    }
    expect(bodyText(html)).toContain(formatDay(asOf));
  });

  it('the emergency card still shows every number and the day of its check ten years later', async () => {
    const { renderPlace } = await loadRenderer();
    const today = dayAfter(asOf, 3650);
    const html = new TextDecoder().decode(await renderPlace(workerEnv, place, { today }));
    const { text } = elementOf(html, 'section', { id: 'numbers' });
    for (const key of emergencyHelplines) expect(text).toContain(helplines[key].number);
    expect(text).toContain(site.phone);
    expect(text).toContain(emergencyCard.lastCheckedOn(asOf));
  });
});
