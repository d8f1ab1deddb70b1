import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { layoutFaults } from '../support/browser/layout/layout-faults.ts';
import { openBlank, origin } from '../support/browser/open-page.ts';

/*
 * Opera Mini in extreme mode: a server opens the page, runs its script for two seconds and sends
 * the resulting HTML to the phone, which runs no script, loads no fonts and may be 240 px wide. So
 * these tests open a page with script, move its clock by two seconds and check the HTML in a
 * browser without script.
 */
const screen = { viewport: { width: 240, height: 320 } } as const;

/** How long the server lets script run, in ms. */
const scriptTime = 2000;

/** One page of each layout. */
const paths = [
  ...['/', '/services', '/sw/services/maternity', '/services/emergency', '/about', '/contact'],
  ...['/antenatal-planner', '/what-will-i-pay', '/emergency-card', '/testimonials'],
  ...['/blog/1', '/medical-blog', '/search?q=malaria', '/no-such-page'],
];

/** The browser with script, and the phone without. */
let server: Page;
let reader: Page;

beforeAll(async () => {
  ({ page: server } = await openBlank({
    ...screen,
    reducedMotion: 'no-preference',
    prepare: (context) => context.clock.install(),
  }));
  // it has no view transitions
  const still = { javaScriptEnabled: false, reducedMotion: 'reduce' } as const;
  ({ page: reader } = await openBlank({ ...screen, ...still }));
  for (const page of [server, reader]) {
    await blockPictures(page);
    await page.route('**/*.woff2', (route) => route.abort());
  }
});

/** Opens a page as Opera Mini shows it. */
async function openFrozen(path: string): Promise<void> {
  await server.goto(origin + path, { waitUntil: 'load' });
  await server.clock.runFor(scriptTime);
  const body = await server.content();
  await reader.route(origin + path, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await reader.goto(origin + path);
  await reader.unroute(origin + path);
}

/** Parts of the main content that are hidden, and not inside anything that opens or is linked to. */
function findHidden(): string[] {
  return [...document.querySelectorAll('main :is(section, li, p, h2, h3, dd, form)')].flatMap(
    (element) => {
      const isKept =
        element.closest(
          'details:not([open]), [hidden], [popover], nav, .loading-note, .target\\:block',
        ) !== null;
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isKept || isShown ? [] : [element.id || `${element.textContent}`.slice(0, 40)];
    },
  );
}

it.each(paths)('%s is complete at 240 px: nothing hidden, cut or covered', async (path) => {
  await openFrozen(path);
  expect(await reader.evaluate(findHidden)).toEqual([]);
  expect(await layoutFaults(reader)).toEqual([]);
  expect(await reader.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
