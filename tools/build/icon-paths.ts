import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const query = '.svg?path';
const onePath = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>\s*$/;

/**
 * The same drawing in fewer bytes, for every page holds its icons, and so does the Worker. Whole
 * units of a ground of 256: half of one is a fifteenth of a pixel at 36 pixels.
 */
function shorten(drawing: string): string {
  return optimize(drawing, {
    floatPrecision: 0,
    plugins: ['convertPathData'],
  }).data;
}

/**
 * Imports an icon of the icon package as what is drawn, without the svg element around it: the
 * `d` of its only path ('…/clock.svg?path'). An icon of any other make fails the build.
 */
export function iconPaths(): Plugin {
  return {
    name: 'icon-paths',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -'?path'.length);
      const path = onePath.exec(shorten(readFileSync(file, 'utf8')))?.[1];
      if (!path) throw new Error(`${file} is not one path on a ground of 256 by 256`);
      return { code: `export default ${JSON.stringify(path)};`, moduleType: 'js' };
    },
  };
}
