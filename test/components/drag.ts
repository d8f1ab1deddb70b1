import type { Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

const steps = 12;

function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / steps,
    y: from.y + ((to.y - from.y) * (index + 1)) / steps,
  }));
}

/** Drags with one finger; Playwright itself can only tap. */
export async function dragWithFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', point: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  await touch('touchStart', from);
  for (const point of pointsBetween(from, to)) {
    // one frame per point
    await page.waitForTimeout(16);
    await touch('touchMove', point);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
