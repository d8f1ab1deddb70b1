import { describe, expect, it } from 'vitest';
import {
  cardFirstAid,
  cardGroups,
  cardSigns,
  feverTableSigns,
} from '../../../src/facts/clinical/emergency-card.ts';
import { emergencyHelplines, helplines } from '../../../src/facts/clinical/helplines.ts';
import { site } from '../../../src/facts/hospital/site.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import type { FirstAidWords } from '../../../src/words/clinical/first-aid-words.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { desktop, openPage, phone } from '../../support/browser/open-page.ts';
import { readSheets } from '../../support/browser/read-pdf.ts';

const cards = translations({ name: 'emergencyCard', language: 'en' }).map((place) => ({
  path: placePath(place),
  language: place.language,
}));

const squeezed = (text: string) => text.replace(/\s/g, '');

describe.each(cards)('$path', ({ path, language }) => {
  const { firstAidWords } = wordsIn(language, 'firstAidWords');
  const { signTexts } = wordsIn(language, 'dangerSignWords');
  const { feverWords, malariaFeverWords } = wordsIn(language, 'feverWords');
  const { labourWords } = wordsIn(language, 'labourWords');
  const { directions } = wordsIn(language, 'directions');
  const { emergencyCard } = wordsIn(language, 'emergencyCard');

  it('the emergency card prints every emergency, sign, limit and number, and the way here, on two sides', async () => {
    const { page } = await openPage(path, desktop);
    const sheets = readSheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(sheets).toHaveLength(2);
    // system letters join f and i into one
    const [front = '', back = ''] = sheets.map((sheet) => sheet.normalize('NFKC'));
    const emergencies = cardFirstAid.flatMap((topic): string[] => {
      const { title, steps, never = '', inShort }: FirstAidWords = firstAidWords[topic];
      return [title, ...(inShort ? [inShort] : steps), never];
    });
    for (const text of emergencies) expect(front + back).toContain(squeezed(text));
    const breathing = cardFirstAid.slice(0, 3).flatMap((topic) => firstAidWords[topic].steps);
    expect(breathing.length).toBeGreaterThan(12);
    for (const text of [site.name, site.phone, path, ...breathing])
      expect(front).toContain(squeezed(text));
    const signs = cardGroups.flatMap((group) => {
      const left = group === 'child' ? feverTableSigns : [];
      return signTexts(...cardSigns[group].filter((sign) => !left.includes(sign)));
    });
    const limits = [...Object.values(feverWords), ...labourWords.slice(2, -1)];
    const numbers = emergencyHelplines.map((key) => helplines[key].number);
    for (const text of [
      ...signs,
      ...limits.flatMap(({ term, detail }) => [`${term}: ${detail}`]),
      malariaFeverWords,
      ...numbers,
      directions.boda,
    ])
      expect(back).toContain(squeezed(text));
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'contentinfo'] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
    const points = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75);
    expect(await points('.card-call strong')).toBeGreaterThanOrEqual(40);
    expect(await points('#first-aid li')).toBeGreaterThanOrEqual(10.5);
    expect(await points('#danger-signs li')).toBeGreaterThanOrEqual(10.5);
    expect(await points('#numbers dt')).toBeGreaterThanOrEqual(10.5);
    expect(await points('.paper')).toBeGreaterThanOrEqual(10.5);
    const split = page
      .locator('main details, #labour, #way')
      .evaluateAll((lists) =>
        lists.filter((list) => getComputedStyle(list).breakInside !== 'avoid').map(({ id }) => id),
      );
    expect(await split).toEqual([]);
  });

  it('the emergency card keeps the phone number in view while scrolling', async () => {
    const { page } = await openPage(path, phone);
    const call = page.locator('.card-call');
    for (const share of [0.3, 0.6, 0.9]) {
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      const box = await call.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(40);
    }
    // and covers no heading that a link jumps to
    const heading = page.locator('#labour h2');
    await page.getByRole('link', { name: emergencyCard.labour.jump }).click();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(60);
  });
});
