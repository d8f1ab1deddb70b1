import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { BuiltPicture } from '../../src/components/pictures/built-picture.ts';
import type { Original } from './originals.ts';

const cache = 'node_modules/.cache/pictures';
/** Fills a 390 point phone at two pixels a point, and the widest column of a small desktop. */
const denseWidth = 740;
/** Beside a line of a list: 52 points at three pixels a point. */
const lineWidth = 160;
/** Fills half of a 1440 point screen at two pixels a point with a cut still life. */
const widestWidth = 2200;
const widths = {
  picture: { avif: [lineWidth, 400, denseWidth, 1200, 1600, widestWidth], webp: [400, denseWidth] },
  /** At most 200 points wide, at up to three pixels a point. */
  portrait: { avif: [200, 400, 600], webp: [200, 400] },
} as const;
/** 4:2:0 saves a quarter of the bytes, and the loss is invisible on a dense screen. */
const avif = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
/**
 * Coarser, because phones with two pixels a point use this width and hide the loss. Below 44, dark faces
 * lose the detail of their eyes.
 */
const denseAvif = { ...avif, quality: 44 } as const;
/** For desktops: effort 3 would take twice as long, most of a build, to save 5 % of the bytes. */
const wideAvif = { ...avif, quality: 48, effort: 2 } as const;
/** For large and dense screens: with effort 2 they took half of all encoding time; 1 adds 3 % of bytes. */
const widestAvif = { ...wideAvif, effort: 1 } as const;
const webp = { quality: 72 } as const;
/** Part of each file's name, because encoders produce other bytes with other settings or versions. */
const settings = JSON.stringify([
  avif,
  denseAvif,
  wideAvif,
  widestAvif,
  webp,
  sharp.versions.aom,
  sharp.versions.webp,
]);

const avifOptions = (width: number) => {
  if (width > 1200) return widestAvif;
  if (width > denseWidth) return wideAvif;
  return width === denseWidth || width === lineWidth ? denseAvif : avif;
};

type Format = 'avif' | 'webp';

/** Returns the widths to encode, none wider than the original. */
function widthsOf({ kind, width }: Original, format: Format): number[] {
  const smaller = widths[kind][format].filter((candidate) => candidate <= width);
  return smaller.length > 0 ? smaller : [width];
}

/** Returns the file's path, with a digest of the original and the settings. */
const fileName = ({ name, hash }: Original, variant: number, ending: string) => {
  const made = createHash('sha256').update(hash).update(settings).digest('hex').slice(0, 10);
  return `assets/${name}-${variant}-${made}.${ending}`;
};

interface Encoding {
  fileName: string;
  encode: (image: Sharp) => Sharp;
}

/** Returns the files to encode from an original. */
export function encodingsOf(original: Original): Encoding[] {
  return [
    ...widthsOf(original, 'avif').map((width) => ({
      fileName: fileName(original, width, 'avif'),
      encode: (image: Sharp) => image.resize({ width }).avif(avifOptions(width)),
    })),
    ...widthsOf(original, 'webp').map((width) => ({
      fileName: fileName(original, width, 'webp'),
      encode: (image: Sharp) => image.resize({ width }).webp(webp),
    })),
  ];
}

/** Returns the encoded file, from the cache if possible. */
export async function readEncoded(original: Original, { fileName, encode }: Encoding) {
  const path = join(cache, parse(fileName).base);
  if (existsSync(path)) return readFileSync(path);
  const bytes = await encode(sharp(original.path).autoOrient()).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, bytes);
  return bytes;
}

/** Describes a picture for the pages, with its encoded files. */
export function describeBuilt(original: Original): BuiltPicture {
  const filesIn = (format: Format) =>
    widthsOf(original, format).map((width): [string, number] => [
      `/${fileName(original, width, format)}`,
      width,
    ]);
  const webpFiles = filesIn('webp');
  return {
    width: original.width,
    height: original.height,
    drawing: original.drawing,
    cutout: original.cutout,
    avif: filesIn('avif'),
    webp: webpFiles,
    fallback: webpFiles.at(-1)?.[0] ?? '',
  };
}

/** Describes a picture for development and tests, with the original as its only file. */
export function describeSource({ file, ...original }: Original): BuiltPicture {
  const { width, height, drawing, cutout } = original;
  return { width, height, drawing, cutout, avif: [], webp: [], fallback: `/${file}` };
}
