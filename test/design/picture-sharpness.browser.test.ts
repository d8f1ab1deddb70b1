import { expect, it } from 'vitest';
import { openPage } from '../support/browser/open-page.ts';

/** One page for each picture layout. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/blog/1',
  '/contact',
  '/medical-blog',
  '/medical-blog/emergency-first-aid-tips',
  '/no-such-page',
  '/services',
  '/services/maternity',
];

const widths = [390, 1024, 2560];

/** Allows a pixel or two of rounding. */
const mostEnlarged = 1.02;

/** Returns loaded pictures that are enlarged more than `most` times. */
function findEnlarged(most: number): string[] {
  return [...document.images].flatMap((picture) => {
    const file = picture.currentSrc.split('/').at(-1) ?? '';
    const fileWidth = Number(/-(\d+)-[0-9a-f]{10}\.avif$/.exec(file)?.[1]);
    const { width, height } = picture.getBoundingClientRect();
    // the file has the original's proportions, which the markup names
    const proportion =
      Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    const enlarged = Math.max(width, height * proportion) / fileWidth;
    return enlarged > most ? [`${file} ${enlarged.toFixed(2)} times`] : [];
  });
}

it.each(widths)('no picture is blown up on a screen of %i pixels', async (width) => {
  // every phone has two pixels or more for a CSS pixel
  const deviceScaleFactor = width < 480 ? 2 : 1;
  const { page } = await openPage('/', { viewport: { width, height: 900 }, deviceScaleFactor });
  for (const path of pages) {
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
    expect(await page.locator('main img').count(), path).toBeGreaterThan(0);
    expect(await page.evaluate(findEnlarged, mostEnlarged), path).toEqual([]);
  }
});
