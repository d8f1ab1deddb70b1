import { expect, it } from 'vitest';
import { openPage } from '../support/browser/open-page.ts';
import { href } from '../support/href.ts';

/* Integrity-Policy: a script that was changed on its way is not run. */

const path = href('contact');

it.each(['entry', 'hydrate-island', 'show-invalid', 'toast'])(
  'a changed %s script is not run, and the form still works as HTML',
  async (name) => {
    const { page } = await openPage(path, {
      prepare: (context) =>
        context.route(`**/assets/${name}-*.js`, async (route) => {
          const response = await route.fetch();
          const body = `${await response.text()};globalThis.ranChanged = true;`;
          await route.fulfill({ response, body });
        }),
    });
    const fetched = page.waitForResponse(new RegExp(`/assets/${name}-`)).catch(() => undefined);
    await page.getByRole('textbox').first().focus();
    await Promise.race([fetched, page.waitForTimeout(3000)]);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => 'ranChanged' in globalThis)).toBe(false);
    expect(await page.locator('main form[method="post"]').isVisible()).toBe(true);
  },
);

it('the policy blocks a script without integrity', async () => {
  const { page } = await openPage(path, {
    prepare: (context) =>
      context.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/ integrity="[^"]+"/, '');
        await route.fulfill({ response, body });
      }),
  });
  const header = page.locator('[data-header]');
  await page.waitForTimeout(500);
  // the entry marks the header at the top of the page
  expect(await header.getAttribute('data-at-top')).toBeNull();
});
