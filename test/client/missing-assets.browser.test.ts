import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phoneHref, site } from '../../src/facts/hospital/site.ts';
import { chatOfServer, fillForm, formNamed, submitButton } from '../support/browser/form-cases.ts';
import { desktop, openPage, phone } from '../support/browser/open-page.ts';

/** Answers 404, as for files of a previous deploy. */
const loseEveryFile = (context: BrowserContext) =>
  context.route(/\/(assets|icons)\//, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  );

function visibleNumbers(page: Page): Promise<number> {
  const numbers = page.locator(`a[href="${phoneHref}"]`).filter({ hasText: site.phone });
  return numbers.filter({ visible: true }).count();
}

it('the appointment form opens the chat when no script or style is found', async () => {
  const { name, path, values } = formNamed('appointment');
  const { page } = await openPage(path, { ...phone, prepare: loseEveryFile });
  expect(await visibleNumbers(page)).toBeGreaterThan(0);
  await fillForm(page, name, values);
  await submitButton(page).click();
  await page.waitForURL(await chatOfServer(path, values));
});

it.each([
  ['/services/emergency', phone],
  ['/blog/1', desktop],
])('%s is in reading order without large icons', async (path, screen) => {
  const { page } = await openPage(path, { ...screen, prepare: loseEveryFile });
  expect(await visibleNumbers(page)).toBeGreaterThan(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
  const order = await page.evaluate(() =>
    ['header', 'main', 'footer'].map(
      (name) => document.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const drawings = await page
    .locator('svg:visible')
    .evaluateAll((drawn) =>
      drawn.map((drawing) => Math.round(drawing.getBoundingClientRect().width)),
    );
  expect(drawings.length).toBeGreaterThan(0);
  expect(Math.max(...drawings)).toBeLessThanOrEqual(240);
});
