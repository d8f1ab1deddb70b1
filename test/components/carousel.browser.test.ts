import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aboutGallery } from '../../src/facts/media/galleries.ts';
import { aboutCaptions } from '../../src/words/en/hospital/gallery.ts';
import { eventually } from '../support/browser/eventually.ts';
import { openAwake } from '../support/browser/open-page.ts';

const path = '/about';
const widths = [
  { name: 'a phone', width: 390, perView: 1 },
  { name: 'a tablet', width: 800, perView: 2 },
  { name: 'a small desktop', width: 1280, perView: 3 },
] as const;

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

it.each(widths)('the carousel shows $perView pictures on $name', async ({ width, perView }) => {
  const { page, carousel, previous, next } = await openCarousel(width);
  expect(await captionsInView(carousel)).toEqual(captions(1, perView));
  expect(await previous.isDisabled()).toBe(true);
  expect(await next.isDisabled()).toBe(false);
  await eventually(() => statusOf(page).innerText()).toBe(statusText(1, perView));
});

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

it('the arrow keys move the carousel from the pictures and from its buttons', async () => {
  const { page, carousel, pictures, next } = await openCarousel(1280);
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => captionsInView(carousel)).toEqual(captions(2, 3));
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => captionsInView(carousel)).toEqual(captions(3, 3));
  await page.keyboard.press('ArrowLeft');
  await eventually(() => captionsInView(carousel)).toEqual(captions(2, 3));
});
