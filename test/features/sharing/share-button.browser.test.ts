import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { medicalArticles } from '../../support/articles.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { desktop, openPage, origin, phone } from '../../support/browser/open-page.ts';
import { href } from '../../support/href.ts';

const [article] = medicalArticles;
if (!article) throw new Error('no guides');
const path = href(article.route, article.id);

function shareButton(page: Page) {
  return page.getByRole('button', { name: 'Share', exact: true }).first();
}

function addressBox(page: Page) {
  return page.getByRole('textbox', { name: 'Address of this page' });
}

/** Replaces the browser's own sharing; `outcome` names the error it ends with, if any. */
function stubShare(outcome: string): void {
  const shared: ShareData[] = [];
  Reflect.set(window, 'shared', shared);
  const share = async (data: ShareData) => {
    shared.push(data);
    if (outcome) throw new DOMException('as the test wishes', outcome);
  };
  Reflect.defineProperty(navigator, 'share', { value: share });
}

function refuseShareAndClipboard(): void {
  Reflect.defineProperty(navigator, 'share', { value: undefined });
  Reflect.defineProperty(navigator, 'clipboard', { value: undefined });
}

async function isSelected(page: Page): Promise<boolean> {
  return addressBox(page).evaluate((box) => {
    const { selectionStart, selectionEnd, value } = box as HTMLInputElement;
    return selectionStart === 0 && selectionEnd === value.length && value !== '';
  });
}

it("Share opens the browser's own sharing with title, text and address", async () => {
  const { page, problems } = await openPage(`${path}#contents`, {
    ...phone,
    prepare: (context) => context.addInitScript(stubShare, ''),
  });
  await shareButton(page).tap();
  const handed = () => page.evaluate(() => Reflect.get(window, 'shared'));
  await eventually(handed).toEqual([
    { title: article.title, text: article.excerpt, url: origin + path },
  ]);
  expect(await addressBox(page).isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

it('Share copies the address and says so if the browser cannot share', async () => {
  const { page } = await openPage(path, {
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: (context) =>
      context.addInitScript(() => Reflect.defineProperty(navigator, 'share', { value: undefined })),
  });
  await shareButton(page).press('Enter');
  await page.getByRole('status').getByText('Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + path);
});

it('Share shows the selected address if the browser can do neither', async () => {
  const { page, problems } = await openPage(path, {
    ...desktop,
    prepare: (context) => context.addInitScript(refuseShareAndClipboard),
  });
  await shareButton(page).press('Enter');
  await addressBox(page).waitFor();
  await eventually(() => isSelected(page)).toBe(true);
  expect(await addressBox(page).inputValue()).toMatch(new RegExp(`^https://[^/]+${path}$`));
  await page.keyboard.press('Escape');
  await addressBox(page).waitFor({ state: 'hidden' });
  expect(await shareButton(page).evaluate((button) => button.matches(':focus'))).toBe(true);
  expect(problems).toEqual([]);
});
