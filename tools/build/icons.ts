import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const inlineSuffix = '.svg?drawing';
const sheetSuffix = '.svg?sheet';
const onePath = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>\s*$/;
/** The module that imports every icon of the sheet. */
const iconModule = 'src/components/icons/icon-names.ts';
const developmentSheet = '/icon-sheet.svg';

/**
 * Shortens a drawing by rounding to whole units of its 256 unit grid: an error of at most 0.07 pixels
 * at an icon size of 36 pixels.
 */
function shorten(drawing: string): string {
  return optimize(drawing, {
    floatPrecision: 0,
    plugins: ['convertPathData'],
  }).data;
}

/** Returns the path data of an icon. Throws if it is not a single path on the 256 unit grid. */
function readDrawing(file: string): string {
  const drawing = onePath.exec(shorten(readFileSync(file, 'utf8')))?.[1];
  if (!drawing)
    throw new Error(`${file} is not a single path with viewBox 0 0 256 256: choose another icon`);
  return drawing;
}

const nameOf = (file: string) => basename(file, '.svg');

/** Returns one SVG with every icon of the module as a path with the icon's name as its id. */
function makeSheet(root: string): string {
  const list = readFileSync(join(root, iconModule), 'utf8');
  const paths = [...list.matchAll(/'(@phosphor-icons\/core\/[^']+\.svg)\?sheet'/g)].map(
    ([, name = '']) => {
      const file = join(root, 'node_modules', name.replace('/core/', '/core/assets/'));
      return `<path id="${nameOf(file)}" d="${readDrawing(file)}"/>`;
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`;
}

/**
 * Imports icons in two ways. '…/clock.svg?sheet' gives the icon's address in one sheet that browsers
 * cache: inlined, icons were a fifth of a page's bytes. '…/list.svg?drawing' gives the path data, for
 * the few icons that a page is not usable without.
 */
export function drawIcons(): Plugin {
  let sheet = '';
  let address = developmentSheet;
  return {
    name: 'icons',
    enforce: 'pre',
    configResolved({ root, command }) {
      sheet = makeSheet(root);
      const digest = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
      if (command === 'build') address = `/assets/icons-${digest}.svg`;
    },
    configureServer({ middlewares }) {
      middlewares.use(developmentSheet, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(sheet);
      });
    },
    load(id) {
      const [file = ''] = id.split('?');
      if (id.endsWith(inlineSuffix)) {
        return { code: `export default ${JSON.stringify(readDrawing(file))};`, moduleType: 'js' };
      }
      if (!id.endsWith(sheetSuffix)) return undefined;
      return { code: `export default '${address}#${nameOf(file)}';`, moduleType: 'js' };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: sheet });
    },
  };
}
