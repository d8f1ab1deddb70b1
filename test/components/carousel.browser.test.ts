import type { Locator, Page } from 'playwright-core';
import { it } from 'vitest';
import { aboutGallery } from '../../src/facts/media/galleries.ts';
import { aboutCaptions } from '../../src/words/en/hospital/gallery.ts';
import { eventually } from '../support/browser/eventually.ts';
import { openAwake } from '../support/browser/open-page.ts';

const path = '/about';

function carouselOf(page: Page): Locator {
  return page.locator('[aria-roledescription=carousel]');
}

function statusOf(page: Page): Locator {
  return carouselOf(page).getByRole('status');
}

/** The status text with `perView` pictures in view from the picture at `start` on. */
function statusText(start: number, perView: number): string {
  const total = aboutGallery.length;
  if (perView === 1) return `Picture ${start} of ${total}`;
  return `Pictures ${start} to ${start + perView - 1} of ${total}`;
}

async function openCarousel(width: number, options: object = {}) {
  const viewport = { width, height: 900 };
  const { page } = await openAwake(path, { viewport, reducedMotion: 'reduce', ...options });
  const carousel = carouselOf(page);
  await carousel.scrollIntoViewIfNeeded();
  return {
    page,
    carousel,
    previous: carousel.getByRole('button', { name: 'Previous slide' }),
    next: carousel.getByRole('button', { name: 'Next slide' }),
    pictures: carousel.getByRole('group', { name: /pictures$/ }),
  };
}

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

function captions(start: number, perView: number): string[] {
  return aboutGallery.slice(start - 1, start - 1 + perView).map((name) => aboutCaptions[name]);
}

it('the buttons move the carousel by one picture and are disabled at its ends', async () => {
  const { page, carousel, previous, next } = await openCarousel(1280);
  const lastStart = aboutGallery.length - 2;
  for (let start = 2; start <= lastStart; start += 1) {
    await next.click();
    await eventually(() => captionsInView(carousel)).toEqual(captions(start, 3));
    await eventually(() => statusOf(page).innerText()).toBe(statusText(start, 3));
  }
  await eventually(() => next.isDisabled()).toBe(true);
  await previous.click();
  await eventually(() => captionsInView(carousel)).toEqual(captions(lastStart - 1, 3));
});
