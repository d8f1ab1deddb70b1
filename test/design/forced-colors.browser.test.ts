import { expect, it } from 'vitest';
import { desktop, openPage, phone } from '../support/browser/open-page.ts';

/** The visitor's own colours (CSS Color Adjustment 1, forced-colors), which Chromium fades in while a page loads. */
const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

it('the chosen category differs from the others in forced colours', async () => {
  const { page } = await openPage('/medical-blog?category=Maternity', { ...desktop, ...forced });
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Maternity')).not.toBe(await ground('Pediatrics'));
  expect(await ground('All')).toBe(await ground('Pediatrics'));
});

it('the menu marks the current page by a line in forced colours', async () => {
  const { page } = await openPage('/doctors', { ...phone, ...forced });
  await page.getByRole('button', { name: 'Toggle menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  const line = (name: string) =>
    menu
      .getByRole('link', { name })
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).borderInlineStartWidth));
  expect(await line('Our Team')).toBeGreaterThan(0);
  expect(await line('Services')).toBe(0);
});
