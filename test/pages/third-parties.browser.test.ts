import { expect, it } from 'vitest';
import { initialsOf } from '../../src/components/pictures/monogram.tsx';
import { mapFrameHref, mapsOrigin } from '../../src/facts/hospital/contact/map.ts';
import { testimonials } from '../../src/facts/people/patients.ts';
import { desktop, openPage, phone } from '../support/browser/open-page.ts';

/** All portraits are rendered alike. */
const [{ name, image } = { name: '', image: '' }] = testimonials;

it('a testimonial shows initials if the photograph cannot load', async () => {
  const { page, requested } = await openPage('/testimonials', phone);
  const figure = page.getByRole('figure').filter({ hasText: name });
  await figure.locator('img').scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toContain(image);
  const shown = await figure.evaluate((all) => {
    const photograph = all.querySelector('img');
    return photograph && getComputedStyle(photograph, '::after').content;
  });
  expect(shown).toContain(initialsOf(name));
});

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

it('the map is lazy, and loads once it is in view', async () => {
  const { page, requested } = await openPage('/contact', phone);
  const frame = page.locator('iframe');
  // how near it must be depends on the speed of the network
  expect(await frame.getAttribute('loading')).toBe('lazy');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => requested, { timeout: 60_000 }).toContain(mapFrameHref);
});
