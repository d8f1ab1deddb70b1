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

/** Drags with the mouse button held. */
export async function dragWithMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of pointsBetween(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Drags with one finger: Playwright itself knows only taps. */
export async function dragWithFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', point: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  await touch('touchStart', from);
  for (const point of pointsBetween(from, to)) {
    // a finger takes a frame from one point to the next
    await page.waitForTimeout(16);
    await touch('touchMove', point);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
