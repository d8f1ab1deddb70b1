import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { layoutFaults } from '../support/browser/layout-faults.ts';
import { openBlank, origin } from '../support/browser/open-page.ts';
import { layouts } from '../support/layouts.ts';
import { postEmptyForm } from './post-empty-form.ts';

/** A setting of the visitor's browser, with the window widths to check. */
interface Look {
  name: string;
  /** The visitor's font size in px. */
  letters?: number;
  /** CSS that a visitor's extension or bookmarklet adds. */
  css?: string;
  widths: readonly number[];
}

/** Text spacing of WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Where text is most likely to break, for every page. */
const narrow: readonly Look[] = [
  { name: 'as it is', widths: [320, 1024] },
  { name: 'with wider text spacing', css: textSpacing, widths: [320] },
  { name: 'with a font of 32 px', letters: 32, widths: [320] },
];

/** The others, for one page of each layout. */
const looks: readonly Look[] = [
  { name: 'as it is', widths: [320, 390, 768, 1024, 1440] },
  { name: 'with wider text spacing', css: textSpacing, widths: [320, 768, 1024] },
  { name: 'with a font of 22 px', letters: 22, widths: [390] },
  { name: 'with a font of 32 px', letters: 32, widths: [320, 1440] },
  {
    name: 'with text at 200 %',
    css: 'html { font-size: 200% !important; }',
    widths: [390, 1024, 1280, 2560],
  },
];

let page: Page;
let devTools: CDPSession;

beforeAll(async () => {
  const visit = await openBlank({ reducedMotion: 'reduce' });
  page = visit.page;
  devTools = await visit.context.newCDPSession(page);
  await blockPictures(page);
});

async function put(look: Look): Promise<void> {
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: look.letters ?? 16 } });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    // only boxes are measured; painting them is a tenth of the cost
    sheet.replaceSync(`html { opacity: 0 } ${css}`);
    document.adoptedStyleSheets = [sheet];
  }, look.css ?? '');
}

/** Returns the layout faults of the open page with each setting and width. */
async function faultsIn(settings: readonly Look[]): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
  const faults: string[] = [];
  for (const look of settings) {
    await put(look);
    for (const width of look.widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await layoutFaults(page);
      faults.push(...found.map((fault) => `${look.name}, ${width} px wide: ${fault}`));
    }
  }
  return faults;
}

it.each([...layouts, '/blog/99', '/medical-blog?q=nothing-like-it'])(
  '%s has no overlap, cut or break from 320 px on, with large text and wide spacing',
  async (path) => {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    expect(await faultsIn(looks)).toEqual([]);
  },
);

it('no other page has one where text is most likely to break', { timeout: 900_000 }, async () => {
  const faults: string[] = [];
  for (const path of knownPlaces.keys()) {
    if (layouts.includes(path)) continue;
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    faults.push(...(await faultsIn(narrow)).map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});

it('a form with errors has none', async () => {
  const path = '/appointments';
  const { status, headers, html } = await postEmptyForm(page.request, origin + path);
  expect(status).toBe(422);
  await page.route(origin + path, (route) => route.fulfill({ status, headers, body: html }));
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('alert').waitFor();
  expect(await faultsIn(looks)).toEqual([]);
  await page.unroute(origin + path);
});

it('the open menu fits 320 px with a font of 32 px', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(origin);
  await put({ name: '', letters: 32, widths: [] });
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.waitFor();
  const [header, box] = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()];
  if (!header || !box) throw new Error('no menu under the header');
  expect(Math.abs(box.y - (header.y + header.height))).toBeLessThanOrEqual(1);
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  expect([box.x, box.width]).toEqual([0, 320]);
  expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});
