import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const drawn = '.svg?drawing';
const inSheet = '.svg?sheet';
const onePath = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>\s*$/;
/** Where the icons of the sheet are named, one import each. */
const listOfIcons = 'src/components/icons/icon-names.ts';
const developmentSheet = '/icon-sheet.svg';

/**
 * The same drawing in fewer bytes. Whole units of a ground of 256: half of one is a fifteenth of a
 * pixel at 36 pixels.
 */
function shorten(drawing: string): string {
  return optimize(drawing, {
    floatPrecision: 0,
    plugins: ['convertPathData'],
  }).data;
}

/** What is drawn, without the svg element around it. Throws on an icon of any other make. */
function readDrawing(file: string): string {
  const drawing = onePath.exec(shorten(readFileSync(file, 'utf8')))?.[1];
  if (!drawing) throw new Error(`${file} is not one path on a ground of 256 by 256`);
  return drawing;
}

const nameOf = (file: string) => basename(file, '.svg');

/** All icons of the list in one file, each by its name. */
function makeSheet(root: string): string {
  const list = readFileSync(join(root, listOfIcons), 'utf8');
  const paths = [...list.matchAll(/'(@phosphor-icons\/core\/[^']+\.svg)\?sheet'/g)].map(
    ([, name = '']) => {
      const file = join(root, 'node_modules', name.replace('/core/', '/core/assets/'));
      return `<path id="${nameOf(file)}" d="${readDrawing(file)}"/>`;
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`;
}

/**
 * Icons of the icon package in two ways. '…/clock.svg?sheet' is its address in the one sheet of all
 * icons, which browsers keep: drawn in each page they were a fifth of its bytes. '…/list.svg?drawing'
 * is what is drawn, for the few that a page is not usable without.
 */
export function icons(): Plugin {
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
      middlewares.use(developmentSheet, (_, answer) => {
        answer.setHeader('Content-Type', 'image/svg+xml').end(sheet);
      });
    },
    load(id) {
      const [file = ''] = id.split('?');
      if (id.endsWith(drawn)) {
        return { code: `export default ${JSON.stringify(readDrawing(file))};`, moduleType: 'js' };
      }
      if (!id.endsWith(inSheet)) return undefined;
      return { code: `export default '${address}#${nameOf(file)}';`, moduleType: 'js' };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: sheet });
    },
  };
}
