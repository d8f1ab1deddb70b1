import type { Locator } from 'playwright-core';
import { it } from 'vitest';
import { aboutSlides } from '../../src/facts/media/galleries.ts';
import { aboutCaptions } from '../../src/words/en/hospital/gallery.ts';
import { eventually } from '../support/browser/eventually.ts';
import { openAwake } from '../support/browser/open-page.ts';

/** Captions of the pictures that are completely in view. */
async function captionsInView(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('figure')].flatMap((figure) => {
      const box = figure.getBoundingClientRect();
      const inside = box.left >= left - 1 && box.right <= right + 1;
      return inside ? [figure.querySelector('figcaption')?.textContent ?? ''] : [];
    });
  });
}

it('the buttons move the carousel by one picture and are disabled at its ends', async () => {
  const viewport = { width: 1280, height: 900 };
  const { page } = await openAwake('/about', { viewport, reducedMotion: 'reduce' });
  const carousel = page.locator('[aria-roledescription=carousel]');
  await carousel.scrollIntoViewIfNeeded();
  const previous = carousel.getByRole('button', { name: 'Previous slide' });
  const next = carousel.getByRole('button', { name: 'Next slide' });
  const total = aboutSlides.length;
  const captions = (start: number) =>
    aboutSlides.slice(start - 1, start + 2).map((name) => aboutCaptions[name]);
  for (let start = 2; start <= total - 2; start += 1) {
    await next.click();
    await eventually(() => captionsInView(carousel)).toEqual(captions(start));
    const status = `Pictures ${start} to ${start + 2} of ${total}`;
    await eventually(() => carousel.getByRole('status').innerText()).toBe(status);
  }
  await eventually(() => next.isDisabled()).toBe(true);
  await previous.click();
  await eventually(() => captionsInView(carousel)).toEqual(captions(total - 3));
});
