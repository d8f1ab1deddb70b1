import { describe, expect, it } from 'vitest';
import { placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { desktop, openPage, phone } from '../../support/browser/open-page.ts';

describe.each(translations({ name: 'whatWillIPay', language: 'en' }))('in $language', (place) => {
  const { language } = place;
  const path = placePath(place);
  const { choices, submitLabel, legends } = wordsIn(language, 'whatWillIPay').whatWillIPay;
  const { priceItemWords } = wordsIn(language, 'priceItems');

  it('the page of costs answers without script and keeps the choices', async () => {
    const { page } = await openPage(path, { ...phone, javaScriptEnabled: false });
    const button = page.getByRole('button', { name: submitLabel });
    // the whole question is on the first screen
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(phone.viewport.height);
    await page.getByLabel(legends.item).selectOption({ label: priceItemWords.hernia });
    await page.getByText(choices.none, { exact: true }).click();
    await button.click();
    await page.waitForURL('**item=hernia&cover=none');
    expect((await page.locator('#answer').boundingBox())?.y).toBeLessThan(phone.viewport.height);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
    expect(await page.getByLabel(legends.item).inputValue()).toBe('hernia');
  });

  it('a choice goes along to the other language, without an answer or an error', async () => {
    const { page } = await openPage(path, phone);
    await page.getByLabel(legends.item).selectOption('hernia');
    // the code that takes it along has come; without it the page opens empty, as without script
    await page.waitForLoadState('networkidle');
    await page.locator('[data-languages] a:visible').click();
    await page.waitForURL('**item=hernia&prefill=yes');
    expect(await page.locator('#cost-item').inputValue()).toBe('hernia');
    expect(await page.locator('#answer, [role=alert]').count()).toBe(0);
  });

  it('the page of costs focuses the error of an invalid query, which links to the list', async () => {
    const { page } = await openPage(`${path}?birth=x`, desktop);
    const alert = page.getByRole('alert');
    expect(await alert.evaluate((node) => node === document.activeElement)).toBe(true);
    await alert.getByRole('link').first().click();
    const list = page.getByLabel(legends.item);
    expect(await list.evaluate((node) => node.matches(':target'))).toBe(true);
  });
});
