import { expect, it } from 'vitest';
import { desktop, openPage, phone } from '../support/browser/open-page.ts';

/** The visitor's own colours (CSS Color Adjustment 1, forced-colors). */
const forced = { forcedColors: 'active' } as const;

it('the selected category has another background than the others', async () => {
  const { page } = await openPage('/medical-blog?category=Maternity', { ...desktop, ...forced });
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Maternity')).not.toBe(await ground('Pediatrics'));
  expect(await ground('All')).toBe(await ground('Pediatrics'));
});

it.each(['/services/maternity', '/contact'])(
  'panels with a background have an outline on %s',
  async (path) => {
    const { page } = await openPage(path, desktop);
    const panels = page.locator('main :is(section, div, li, nav).rounded-panel');
    const grounds = await panels.evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel).backgroundColor),
    );
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = await panels.evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel).outlineStyle),
    );
    const bare = edges.filter(
      (edge, index) => grounds[index] !== 'rgba(0, 0, 0, 0)' && edge !== 'solid',
    );
    expect(edges).toContain('solid');
    expect(bare).toEqual([]);
  },
);

it('the menu marks the current page by a line, not by colour only', async () => {
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
