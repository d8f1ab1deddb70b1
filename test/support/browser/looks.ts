import type { CDPSession, Page } from 'playwright-core';
import { layoutFaults } from './layout/layout-faults.ts';

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
export const narrow: readonly Look[] = [
  { name: 'as it is', widths: [320, 1024] },
  { name: 'with wider text spacing', css: textSpacing, widths: [320] },
  { name: 'with a font of 32 px', letters: 32, widths: [320] },
];

/** The others, for one page of each layout. */
export const looks: readonly Look[] = [
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

/** The font size lasts as long as the session that has set it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Gives the page the visitor's letters, until they are changed, and CSS. */
export async function put(page: Page, { letters = 16, css = '' }: Partial<Look>): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    // only boxes are measured; painting them is a tenth of the cost
    sheet.replaceSync(`html { opacity: 0 } ${text}`);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Returns the layout faults of the open page, all its folds open, with each setting and width. */
export async function faultsIn(page: Page, settings: readonly Look[]): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
  const faults: string[] = [];
  for (const look of settings) {
    await put(page, look);
    for (const width of look.widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await layoutFaults(page);
      faults.push(...found.map((fault) => `${look.name}, ${width} px wide: ${fault}`));
    }
  }
  await put(page, {});
  return faults;
}
