import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { look } from '../../../src/facts/hospital/look.ts';
import { icons } from '../../../src/seo/icons.ts';
import { svgSize } from './mark-faults.ts';
import { lookSheet, tokensOf } from './tokens.ts';

/** The style sheets import it after theme.css. */
const sheet = '.cache/look.css';

const drawn = `public${icons.svg}`;

/** Returns the hospital's mark as SVG: its own file, or the drawn cross in its colours. */
export function markSvg(): string {
  if (look.mark !== 'cross') return readFileSync(`public/icons/${look.mark}`, 'utf8');
  const tokens = tokensOf(look, 'light');
  return readFileSync(drawn, 'utf8')
    .replace('#1b4a72', tokens.get('brand-700') ?? '')
    .replace('#f2b544', tokens.get('amber') ?? '');
}

/** Returns an icon file with one PNG (the ICO format of Windows Vista and later). */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes every icon of the site from the mark. */
async function writeIcons(folder: string, svg: string, ground: string): Promise<void> {
  const [width] = svgSize(svg);
  const draw = (size: number) =>
    sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / width) }).resize(size, size);
  // systems cut shapes out of these two, so the ground fills the corners
  const filled = (size: number) => draw(size).flatten({ background: ground }).png().toBuffer();
  const plain = (size: number) => draw(size).png().toBuffer();
  const files: readonly [string, string | Buffer][] = [
    [icons.svg, svg],
    [icons.small, await plain(192)],
    [icons.large, await plain(512)],
    [icons.maskable, await filled(512)],
    [icons.appleTouch, await filled(180)],
    [icons.favicon, toIco(await plain(32), 32)],
  ];
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
}

/** Gives the site the colours and the mark of look.json. The sample's are in theme.css and public. */
export function applyLook(): Plugin {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(sheet, lookSheet(look));
  return {
    name: 'apply-look',
    async writeBundle({ dir }) {
      const svg = markSvg();
      if (this.environment.name !== 'client' || svg === readFileSync(drawn, 'utf8')) return;
      await writeIcons(dir ?? '', svg, tokensOf(look, 'light').get('brand-700') ?? '');
    },
  };
}
