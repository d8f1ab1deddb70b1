import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/open-page.ts';

/** Every page with a form of required fields, and the birth plan. */
const paths = [
  '/',
  '/contact',
  '/appointments',
  '/antenatal-planner',
  '/vaccine-planner',
  '/birth-plan',
  '/what-will-i-pay',
];

it.each(paths)(
  'each error link on %s of a small phone shows the label and message below the header',
  async (path) => {
    // the server's errors, without script
    const { page } = await openPage(path, {
      viewport: { width: 360, height: 640 },
      javaScriptEnabled: false,
    });
    const form = page.locator('main form:not([role=search] form)').last();
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.locator('[type=submit]').first().click();
    const links = page.locator('.error-summary a');
    await links.first().waitFor();
    const hidden: string[] = [];
    for (const link of await links.all()) {
      await link.click();
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      const shown = await page.locator(`[id="${id}"]`).evaluate((field: HTMLInputElement) => {
        const header = document.querySelector('.site-header');
        const edge =
          header && getComputedStyle(header).position === 'sticky'
            ? header.getBoundingClientRect().bottom
            : 0;
        const legend = field.closest('fieldset')?.querySelector('legend');
        const label = legend ?? field.labels?.[0];
        const error = document.getElementById(`${field.id}-error`);
        const tops = [label, error].map((part) => part?.getBoundingClientRect().top ?? -1);
        return {
          isClear: tops.every((top) => top >= edge),
          isInView: field.getBoundingClientRect().bottom <= innerHeight,
          isFocused: document.activeElement === field,
        };
      });
      if (!shown.isClear || !shown.isInView || !shown.isFocused)
        hidden.push(`${id} ${JSON.stringify(shown)}`);
    }
    expect(hidden).toEqual([]);
  },
);
