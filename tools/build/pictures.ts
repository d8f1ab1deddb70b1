import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const id = 'virtual:pictures';
const originals = 'src/pictures';
const cache = 'node_modules/.cache/pictures';
/** 740 fills a phone of 390 points at two pixels each, and the widest column of a small desktop. */
const denseWidth = 740;
const widths = { avif: [400, denseWidth, 1200, 1600], webp: [400, denseWidth] } as const;
const share = { width: 1200, height: 630 };
/** Half the colour at twice the pixels: a quarter fewer bytes, and no eye tells on a dense screen. */
const avif = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
/**
 * The width that phones of two pixels a point take is coarser, for nobody sees its pixels there.
 * The main picture comes beside the styles and both fonts: each of these then takes the same few
 * round trips, and none is waited for alone.
 */
const denseAvif = { ...avif, quality: 34, effort: 4 } as const;
/** Part of every file's name: raise it when the settings below change. */
const settings = 'v5';

type Format = 'avif' | 'webp';

interface Original {
  name: string;
  path: string;
  hash: string;
  width: number;
  height: number;
}

async function readOriginals(root: string): Promise<Original[]> {
  const folder = join(root, originals);
  const files = readdirSync(folder).filter((file) => /\.(png|jpe?g|webp)$/i.test(file));
  const names = files.map((file) => parse(file).name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${originals} holds two pictures named ${twice}: remove one of them`);
  return Promise.all(
    files.sort().map(async (file) => {
      const path = join(folder, file);
      // a phone's photograph may lie on its side: autoOrient gives the size as seen
      const { autoOrient, width, height } = await sharp(path).metadata();
      const hash = createHash('sha256').update(readFileSync(path)).update(settings).digest('hex');
      return {
        name: parse(file).name,
        path,
        hash: hash.slice(0, 10),
        width: autoOrient?.width ?? width,
        height: autoOrient?.height ?? height,
      };
    }),
  );
}

/** The widths a picture comes in: never wider than the original. */
function widthsOf({ width }: Original, format: Format): number[] {
  const smaller = widths[format].filter((wanted) => wanted <= width);
  return smaller.length > 0 ? smaller : [width];
}

interface Encoding {
  fileName: string;
  encode: (image: sharp.Sharp) => sharp.Sharp;
}

/** Every file that is made of one original. */
function encodingsOf(original: Original): Encoding[] {
  const fileName = (variant: number | 'share', ending: string) =>
    `assets/${original.name}-${variant}-${original.hash}.${ending}`;
  return [
    ...widthsOf(original, 'avif').map((width) => ({
      fileName: fileName(width, 'avif'),
      encode: (image: sharp.Sharp) =>
        image.resize({ width }).avif(width === denseWidth ? denseAvif : avif),
    })),
    ...widthsOf(original, 'webp').map((width) => ({
      fileName: fileName(width, 'webp'),
      encode: (image: sharp.Sharp) => image.resize({ width }).webp({ quality: 72 }),
    })),
    {
      fileName: fileName('share', 'jpg'),
      encode: (image) => image.resize({ ...share, fit: 'cover' }).jpeg({ quality: 78 }),
    },
  ];
}

async function readEncoded(original: Original, { fileName, encode }: Encoding) {
  const path = join(cache, parse(fileName).base);
  if (existsSync(path)) return readFileSync(path);
  const bytes = await encode(sharp(original.path).autoOrient()).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, bytes);
  return bytes;
}

/** Which of the theme's tints stands in a picture's place until it arrives. */
async function toneOf({ path }: Original): Promise<'warm' | 'cool' | 'green' | 'dark'> {
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

/**
 * The module that the Worker imports. It holds each picture's hash, size and tone and puts the
 * file names together when it starts: written out, they would weigh more than the pictures' markup.
 */
async function builtModule(found: readonly Original[]): Promise<string> {
  const facts = await Promise.all(
    found.map(async (original) => {
      const { name, hash, width, height } = original;
      return [name, hash, width, height, await toneOf(original)] as const;
    }),
  );
  return `
const widths = ${JSON.stringify(widths)};
const srcset = (name, hash, width, format) => {
  const fitting = widths[format].filter((wanted) => wanted <= width);
  return (fitting.length > 0 ? fitting : [width])
    .map((wanted) => '/assets/' + name + '-' + wanted + '-' + hash + '.' + format + ' ' + wanted + 'w');
};
export const builtPictures = Object.fromEntries(
  ${JSON.stringify(facts)}.map(([name, hash, width, height, tone]) => {
    const webp = srcset(name, hash, width, 'webp');
    return [name, {
      width, height, tone,
      avif: srcset(name, hash, width, 'avif').join(', '),
      webp: webp.join(', '),
      fallback: webp.at(-1).split(' ')[0],
      share: '/assets/' + name + '-share-' + hash + '.jpg',
    }];
  }),
);
`;
}

/** The same for the development server and the tests: the original itself in every place. */
async function sourceModule(found: readonly Original[]): Promise<string> {
  const entries = await Promise.all(
    found.map(async (original) => {
      const { name, path, width, height } = original;
      const source = `/${originals}/${parse(path).base}`;
      const tone = await toneOf(original);
      return [name, { width, height, tone, avif: '', webp: '', fallback: source, share: source }];
    }),
  );
  return `export const builtPictures = ${JSON.stringify(Object.fromEntries(entries))};`;
}

/**
 * Makes the site's pictures from the originals in src/pictures: AVIF and WebP in several widths
 * and a share image each, named by content. To replace a picture, drop a JPEG, PNG or WebP of
 * any size with the same name into the folder and build. Encoded files are kept in
 * node_modules/.cache, so that only changed originals are encoded again.
 */
export function pictures(): Plugin {
  let root = '.';
  let building = false;
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId(source) {
      return source === id ? `\0${id}` : undefined;
    },
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const found = await readOriginals(root);
      return building ? builtModule(found) : sourceModule(found);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const found = await readOriginals(root);
      await Promise.all(
        found.flatMap((original) =>
          encodingsOf(original).map(async (encoding) => {
            const source = await readEncoded(original, encoding);
            this.emitFile({ type: 'asset', fileName: encoding.fileName, source });
          }),
        ),
      );
    },
  };
}
