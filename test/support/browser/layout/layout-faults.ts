import type { Page } from 'playwright-core';

/** Text that must not wrap, as patterns: sums, hours, phone numbers, email addresses, figures with units, spans of time. */
const unbrokenRuns: readonly string[] = [
  'KES [\\d,]*\\d',
  '\\d{1,2}:\\d{2}(?: [AP]M)?-\\d{1,2}:\\d{2}(?: [AP]M)?',
  '\\d{1,2}:\\d{2} [AP]M',
  '\\+\\d{1,3}(?: \\d{3}){3}',
  '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
  '\\d[\\d.,/]*(?:-\\d[\\d.,]*)? (?:mcg|mg|g|kg|ml|litres?|mmol/L|g/dl|mmHg|IU|kcal|°C|cm|mm|km|metres?)(?![\\w])',
  '\\d[\\d.,]*-\\d[\\d.,]*\\d',
  '\\d[\\d.,]* (?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)(?![\\w])',
  '\\b(?:sekunde|dakika|saa|siku|wiki|miezi|miaka)(?: ya)? \\d(?:[\\d.,]*\\d)?(?![\\d:])',
];

/**
 * The faults of the page's layout in the window: text outside the window or cut by its box, text over
 * text, overlapping controls, and sums or times that wrap. Runs inside the page, so it
 * uses nothing outside itself.
 */
function findFaults(runs: readonly string[]): string[] {
  // at the top, where the sticky header covers nothing
  window.scrollTo({ top: 0, behavior: 'instant' });
  const width = document.documentElement.clientWidth;
  const faults = new Set<string>();
  const unbroken = new RegExp(runs.join('|'), 'g');
  const report = (what: string, text: string) => faults.add(`${what}: ${text.trim().slice(0, 60)}`);

  if (document.documentElement.scrollWidth > width) {
    report('scrolls sideways', `${document.documentElement.scrollWidth} of ${width}`);
  }

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Line extends Box {
    text: string;
    owner: Element;
  }
  const lines: Line[] = [];
  const limits = new Map<Element, Box | undefined>();

  /** The nearest ancestor box that clips its content; scrolling rows have none. */
  function limitOf(element: Element): Box | undefined {
    if (limits.has(element)) return limits.get(element);
    const above = element.parentElement ? limitOf(element.parentElement) : undefined;
    const { overflowX, overflowY } = getComputedStyle(element);
    let limit = above;
    if (element.closest('[data-carousel], .picture-row')) limit = undefined;
    else if (
      element !== document.documentElement &&
      element !== document.body &&
      (overflowX !== 'visible' || overflowY !== 'visible')
    ) {
      const own = element.getBoundingClientRect();
      limit = {
        left: overflowX === 'visible' ? -1e6 : own.left,
        right: overflowX === 'visible' ? 1e6 : own.right,
        top: overflowY === 'visible' ? -1e6 : own.top,
        bottom: overflowY === 'visible' ? 1e6 : own.bottom,
      };
    }
    limits.set(element, limit);
    return limit;
  }

  function readsAs(range: Range): Box[] {
    return [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
  }

  function isBroken(range: Range): boolean {
    const boxes = readsAs(range);
    const first = boxes[0];
    return boxes.some((box) => first && Math.abs(box.top - first.top) > (box.bottom - box.top) / 2);
  }

  /** Whether the text is for screen readers only. */
  function isScreenReaderOnly(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    return (
      getComputedStyle(element).clipPath !== 'none' || isScreenReaderOnly(element.parentElement)
    );
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!parent || text.trim() === '') continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.skip-link, script, noscript, option, [data-carousel], .picture-row'))
      continue;
    if (isScreenReaderOnly(parent)) continue;
    range.selectNodeContents(node);
    const boxes = readsAs(range);
    const limit = limitOf(parent);
    const floating = parent.closest('.chat-float') !== null;
    for (const box of boxes) {
      if (box.left < -1 || box.right > width + 1) report('leaves the window', text);
      if (
        limit &&
        (box.left < limit.left - 1 ||
          box.right > limit.right + 1 ||
          box.bottom - 4 > limit.bottom + 1 ||
          box.top + 4 < limit.top - 1)
      ) {
        report('is cut', text);
      }
      // letters fill the middle of their line's box
      const rise = (box.bottom - box.top) * 0.25;
      if (!floating)
        lines.push({
          left: box.left + 1,
          right: box.right - 1,
          top: box.top + rise,
          bottom: box.bottom - rise,
          text,
          owner: parent,
        });
    }
    for (const match of text.matchAll(unbroken)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (isBroken(range)) report('breaks', match[0]);
    }
  }

  lines.sort((one, other) => one.top - other.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= line.bottom) break;
      if (other.left < line.right && line.left < other.right && other.text !== line.text) {
        report('lies over', `${line.text.slice(0, 28)} / ${other.text.slice(0, 28)}`);
      }
    }
  });

  const controls = [
    ...document.querySelectorAll(
      'header :is(a, button), main :is(a, button, input, select, textarea)',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[data-carousel], .picture-row') &&
      !control.matches('.card-link'),
  );
  const placed = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  placed.sort((one, other) => one.box.top - other.box.top);
  placed.forEach(({ control, box }, index) => {
    if (box.right > width + 1 || box.left < -1)
      report('control leaves the window', control.textContent ?? '');
    for (const other of placed.slice(index + 1)) {
      if (other.box.top >= box.bottom - 1) break;
      const apart = other.box.left >= box.right - 1 || box.left >= other.box.right - 1;
      const inline = getComputedStyle(control).display === 'inline';
      if (!apart && !inline && getComputedStyle(other.control).display !== 'inline')
        report('controls meet', `${control.textContent} / ${other.control.textContent}`);
    }
  });
  return [...faults];
}

/** The faults of the page's layout, each with its text. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, unbrokenRuns);
}
