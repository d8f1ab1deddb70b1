import { expect, it } from 'vitest';
import { openPage } from '../support/browser/open-page.ts';

/** One page for each picture layout. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/blog/1',
  '/medical-blog',
  '/medical-blog/emergency-first-aid-tips',
  '/services',
  '/services/emergency',
  '/services/maternity',
];

/** Chrome takes the nearest file, which may be a little narrower than its frame. */
const mostEnlarged = 1.15;

/** Loads all pictures; returns those whose file has too few pixels for the frame that it fills. */
async function findEnlarged(most: number): Promise<string[]> {
  const shown = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of shown) picture.loading = 'eager';
  await Promise.all(shown.map((picture) => picture.decode()));
  return shown.flatMap((picture) => {
    const widthOf = (file: string) => Number(/-(\d+)-[0-9a-f]{10}\.avif/.exec(file)?.[1]);
    const file = picture.currentSrc.split('/').at(-1) ?? '';
    const { width, height } = picture.getBoundingClientRect();
    // the file has the original's proportions, which the markup names
    const proportion =
      Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    const scale = getComputedStyle(picture).objectFit === 'contain' ? Math.min : Math.max;
    const enlarged = (scale(width, height * proportion) * devicePixelRatio) / widthOf(file);
    return enlarged <= most ? [] : [`${file} ${enlarged.toFixed(2)} times`];
  });
}

it.each([
  [390, 2],
  [390, 3],
  [1440, 2],
  [2560, 1],
])('no picture is blown up at %i pixels and %i device pixels each', async (width, density) => {
  const { page } = await openPage('/', {
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
  });
  for (const path of pages) {
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
    expect(await page.locator('main img').count(), path).toBeGreaterThan(0);
    expect(await page.evaluate(findEnlarged, mostEnlarged), path).toEqual([]);
  }
});
