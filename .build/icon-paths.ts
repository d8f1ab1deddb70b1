import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const query = '.svg?path';
const onePath = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>\s*$/;

/** A number of a path in tenths: on a ground of 256, less than anybody sees at 36 pixels. */
function roundNumber(written: string): string {
  const rounded = String(Math.round(Number(written) * 10) / 10);
  return rounded === '-0' ? '0' : rounded.replace(/^(-?)0\./, '$1.');
}

/** The same drawing in fewer bytes: every page holds its icons, and so does the Worker. */
function shortenPath(path: string): string {
  let short = '';
  let previous = '';
  for (const [token] of path.matchAll(/[a-z]|-?(?:\d+(?:\.\d+)?|\.\d+)/gi)) {
    const isCommand = /[a-z]/i.test(token);
    const next = isCommand ? token : roundNumber(token);
    // a sign, or a second point, tells where the next number begins (SVG 2, 9.3.9)
    const separate =
      isCommand ||
      previous === '' ||
      next.startsWith('-') ||
      (next.startsWith('.') && previous.includes('.'));
    short += (separate ? '' : ',') + next;
    previous = isCommand ? '' : next;
  }
  return short;
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
      const path = onePath.exec(readFileSync(file, 'utf8'))?.[1];
      if (!path) throw new Error(`${file} is not one path on a ground of 256 by 256`);
      return { code: `export default ${JSON.stringify(shortenPath(path))};`, moduleType: 'js' };
    },
  };
}
