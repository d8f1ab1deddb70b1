import type { Locator } from 'playwright-core';

/**
 * What keeps a part of the element from being seen: the edge of the window, or whatever lies over
 * it (WCAG 2.4.11). Empty when all of it is in view.
 */
export function coveredBy(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const covering = new Set<string>();
    // from edge to edge, but for the rounded corners
    const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
    for (const x of shares.map((share) => left + 8 + share * (width - 16))) {
      for (const y of shares.map((share) => top + 8 + share * (height - 16))) {
        const seen = document.elementFromPoint(x, y);
        if (!seen) covering.add('the edge of the window');
        else if (!element.contains(seen)) covering.add(seen.outerHTML.slice(0, 80));
      }
    }
    return [...covering];
  });
}
