import { describe, expect, it } from 'vitest';
import { translations } from '../../../src/locales/places.ts';
import { wordsIn } from '../../../src/locales/words-by-locale.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { desktop, openPage, phone } from '../../support/browser/open-page.ts';
import { sidewaysScroll } from '../../support/browser/sideways-scroll.ts';

const pages = translations({ name: 'whatWillIPay', language: 'en' }).map((place) => ({
  path: placePath(place),
  language: place.language,
}));

describe.each(pages)('$path', ({ path, language }) => {
  const { whatWillIPay } = wordsIn(language, 'whatWillIPay');
  const { choices, submitLabel, legends } = whatWillIPay;

  it('answers without script and keeps the choices', async () => {
    const { page } = await openPage(path, { ...phone, javaScriptEnabled: false });
    await page.getByText(choices.birth.cesarean, { exact: true }).click();
    await page.getByText(choices.cover.none, { exact: true }).click();
    await page.getByRole('button', { name: submitLabel }).click();
    await page.waitForURL('**birth=cesarean&cover=none');
    const heading = page.locator('#answer');
    expect(await heading.isVisible()).toBe(true);
    expect((await heading.boundingBox())?.y).toBeLessThan(phone.viewport.height);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(2);
  });

  it('focuses the error of an invalid query, which links to the choices', async () => {
    const { page } = await openPage(`${path}?birth=x`, desktop);
    const alert = page.getByRole('alert');
    expect(await alert.evaluate((node) => node === document.activeElement)).toBe(true);
    await alert.getByRole('link').first().click();
    const group = page.getByRole('group', { name: legends.birth });
    expect(
      await group
        .locator('input')
        .first()
        .evaluate((node) => node.matches(':target')),
    ).toBe(true);
  });

  it.each(['', '?birth=normal&cover=sha', '?birth=anc&cover=other', '?cover=none'])(
    'has no axe violations and no sideways scroll at 320 px with %j',
    async (query) => {
      for (const options of [
        { viewport: { width: 320, height: 568 } },
        { ...desktop, colorScheme: 'dark' as const },
      ]) {
        const { page, problems } = await openPage(path + query, options);
        expect(await findViolations(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(problems).toEqual([]);
      }
    },
  );
});
