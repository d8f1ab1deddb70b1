import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awaitWidgets, desktop, openPage } from '../support/browser/open-page.ts';

const typed = 'Amina Wanjiku Kamau';

/** What extensions of browsers do to a page, by the kind of extension. */
const changes: Readonly<Record<string, () => void>> = {
  'a password manager': () =>
    document.querySelector('main form input')?.after(document.createElement('div')),
  'a writing aid': () =>
    document.querySelector('main form')?.prepend(document.createElement('grammarly-extension')),
  'a translator': () => {
    document.documentElement.lang = document.documentElement.lang.startsWith('sw') ? 'en' : 'sw';
    for (const label of document.querySelectorAll('main form label')) {
      const font = document.createElement('font');
      font.append(...label.childNodes);
      label.append(font);
    }
  },
};

const fields = [
  { path: '/appointments', field: '#appointment-name' },
  { path: '/sw/medical-blog', field: '#q' },
];

/** Types into a field from the first click, as slowly as a person, and expects each character. */
async function expectEachKey(page: Page, field: string) {
  await page.locator(field).click();
  await page.keyboard.type(typed, { delay: 40 });
  const state = await page.locator(field).evaluate((input: HTMLInputElement) => ({
    value: input.value,
    isFocused: input === document.activeElement,
    caret: input.selectionStart,
  }));
  expect(state).toEqual({ value: typed, isFocused: true, caret: typed.length });
}

describe.each(fields)('the island of $path', ({ path, field }) => {
  it.each(Object.keys(changes))('loses no key to %s before it hydrates', async (kind) => {
    const { page, problems } = await openPage(path, desktop);
    await page.evaluate(changes[kind] ?? (() => undefined));
    await expectEachKey(page, field);
    expect(problems).toEqual([]);
  });

  it.each(Object.keys(changes))('loses no key to %s after it has hydrated', async (kind) => {
    const { page } = await openPage(path, desktop);
    await awaitWidgets(page);
    await page.evaluate(changes[kind] ?? (() => undefined));
    await expectEachKey(page, field);
  });
});
