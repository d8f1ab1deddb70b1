import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { BuiltPicture } from '../../src/components/pictures/built-picture.ts';
import type { Original } from './originals.ts';

const cache = 'node_modules/.cache/pictures';
/** 740 fills a phone of 390 points at two pixels each, and the widest column of a small desktop. */
const denseWidth = 740;
const widestWidth = 1600;
const widths = {
  picture: { avif: [400, denseWidth, 1200, widestWidth], webp: [400, denseWidth] },
  /** Never wider than 200 points, at up to three pixels each. */
  portrait: { avif: [200, 400, 600], webp: [200, 400] },
} as const;
/** Half the colour at twice the pixels: a quarter fewer bytes, and no eye tells on a dense screen. */
const avif = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
/**
 * The width that phones of two pixels a point take is coarser, for nobody sees its pixels there; but
 * below 44 faces of dark skin lose their eyes.
 */
const denseAvif = { ...avif, quality: 44 } as const;
/** For desktops: one effort more would take twice the time, most of a build's, for a twentieth. */
const wideAvif = { ...avif, quality: 48, effort: 2 } as const;
/** For the largest screens alone, which pay a thirtieth more: half the time of all encoding was theirs. */
const widestAvif = { ...wideAvif, effort: 1 } as const;
const webp = { quality: 72 } as const;
/** Part of every file's name: another version of an encoder makes other bytes of the same picture. */
const settings = JSON.stringify([
  avif,
  denseAvif,
  wideAvif,
  widestAvif,
  webp,
  sharp.versions.aom,
  sharp.versions.webp,
]);

/** How a width is encoded. */
const avifOptions = (width: number) => {
  if (width === widestWidth) return widestAvif;
  if (width > denseWidth) return wideAvif;
  return width === denseWidth ? denseAvif : avif;
};

type Format = 'avif' | 'webp';

/** The widths that a picture comes in: never wider than the original. */
function widthsOf({ kind, width }: Original, format: Format): number[] {
  const smaller = widths[kind][format].filter((wanted) => wanted <= width);
  return smaller.length > 0 ? smaller : [width];
}

/** Named by the original's bytes and by what is made of them. */
const fileName = ({ name, hash }: Original, variant: number, ending: string) => {
  const made = createHash('sha256').update(hash).update(settings).digest('hex').slice(0, 10);
  return `assets/${name}-${variant}-${made}.${ending}`;
};

interface Encoding {
  fileName: string;
  encode: (image: Sharp) => Sharp;
}

/** Every file that is made of one original. */
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

/** The bytes of a file; from the cache where they were made before. */
export async function readEncoded(original: Original, { fileName, encode }: Encoding) {
  const path = join(cache, parse(fileName).base);
  if (existsSync(path)) return readFileSync(path);
  const bytes = await encode(sharp(original.path).autoOrient()).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, bytes);
  return bytes;
}

/** Which of the theme's tints stands in a picture's place until it arrives. */
async function toneOf({ path }: Original): Promise<BuiltPicture['tone']> {
  const { data } = await sharp(path)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  if (red + green + blue < 240) return 'dark';
  if (green > red && green > blue) return 'green';
  return blue > red ? 'cool' : 'warm';
}

/** What the pages need to know of a picture once its files are built. */
export async function describeBuilt(original: Original): Promise<BuiltPicture> {
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
    tone: await toneOf(original),
    avif: filesIn('avif'),
    webp: webpFiles,
    fallback: webpFiles.at(-1)?.[0] ?? '',
  };
}

/** The same for the development server and the tests: the original itself in every place. */
export async function describeSource(original: Original): Promise<BuiltPicture> {
  const { width, height, drawing, file } = original;
  const tone = await toneOf(original);
  return { width, height, drawing, tone, avif: [], webp: [], fallback: `/${file}` };
}
