import type { Page } from 'playwright-core';

/** The name of the focused element, with plain spaces for no-break ones. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return name.replaceAll('\u00a0', ' ').trim();
  });
}
