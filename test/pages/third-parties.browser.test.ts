import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { initialsOf } from '../../src/components/pictures/monogram.tsx';
import { mapFrameHref, mapsOrigin } from '../../src/facts/hospital/map.ts';
import { site } from '../../src/facts/hospital/site.ts';
import { portraitHost } from '../../src/facts/people/patient-records.ts';
import { testimonials } from '../../src/facts/people/patients.ts';
import { awaitWidgets, desktop, openPage, phone, screens } from '../support/browser/open-page.ts';

const redSquare =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>';

/** Screenshots of a person's portrait, with and without the initials. */
async function withAndWithoutInitials(page: Page, name: string): Promise<[Buffer, Buffer]> {
  const figure = page.getByRole('figure').filter({ hasText: name });
  const photograph = figure.locator('img');
  await photograph.scrollIntoViewIfNeeded();
  await photograph.evaluate(
    (image: HTMLImageElement) =>
      image.complete ||
      new Promise((resolve) => {
        image.onload = resolve;
        image.onerror = resolve;
      }),
  );
  const clip = await photograph.boundingBox();
  if (!clip) throw new Error(`no portrait of ${name}`);
  const seen = await page.screenshot({ clip });
  await figure.evaluate((root, initials) => {
    for (const element of root.querySelectorAll('*')) {
      const isLeaf = element.childElementCount === 0;
      if (isLeaf && element.textContent === initials) element.textContent = '';
      for (const attribute of element.attributes) {
        if (attribute.value === initials) attribute.value = '';
      }
    }
  }, initialsOf(name));
  return [seen, await page.screenshot({ clip })];
}

/** All portraits are rendered alike. */
const [{ name, image } = { name: '', image: '' }] = testimonials;

it('a testimonial shows initials if the photograph cannot load', async () => {
  const { page, requested } = await openPage('/testimonials', phone);
  const [seen, bare] = await withAndWithoutInitials(page, name);
  expect(requested).toContain(image);
  expect(seen.equals(bare)).toBe(false);
});

it('a testimonial shows the photograph over the initials', async () => {
  const { page, problems } = await openPage('/testimonials', {
    ...phone,
    prepare: (context) =>
      context.route(`${portraitHost}/**`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: redSquare }),
      ),
  });
  const [seen, bare] = await withAndWithoutInitials(page, name);
  expect(seen.equals(bare)).toBe(true);
  expect(problems).toEqual([]);
});

it.each(screens)(
  'the map on $screen has a named frame, and links without it',
  async ({ options }) => {
    const { page } = await openPage('/contact', options);
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('title')).toContain(site.name);
    const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
    expect(height).toBe(400);
    expect(width).toBeLessThanOrEqual(options.viewport.width);
    const { latitude, longitude } = site.geo;
    const map = page.locator('section', { has: frame });
    for (const label of ['Open in maps', 'Get directions']) {
      const link = map.getByRole('link', { name: label });
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute('href')).toContain(`${latitude},${longitude}`);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
  },
);

it('the map may run scripts and open tabs, but not navigate the page', async () => {
  const body =
    '<h1>A picture</h1><a href="https://elsewhere.example/" target="_blank">Larger</a><script>' +
    "document.querySelector('h1').textContent = 'The map';" +
    "try { top.location.href = 'https://elsewhere.example/'; } catch {}</script>";
  const { page, context } = await openPage('/contact', {
    ...desktop,
    prepare: (made) =>
      made.route(`${mapsOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body })),
  });
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe');
  await map.getByRole('heading', { name: 'The map' }).waitFor();
  const opened = context.waitForEvent('page');
  await map.getByRole('link', { name: 'Larger' }).click();
  await opened;
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

it('the map loads only near the window', async () => {
  const asked: string[] = [];
  const { page } = await openPage('/contact', {
    ...phone,
    prepare: (context) =>
      context.route(`${mapsOrigin}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>The map</h1>' });
      }),
  });
  await awaitWidgets(page);
  expect(asked).toEqual([]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByRole('heading', { name: 'The map' }).waitFor();
  expect(asked).toEqual([mapFrameHref]);
});
