import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';

/** The folder of a kind of picture, and the requirements for its originals. */
interface Kind {
  folder: string;
  /** In pixels. */
  smallest: { width: number; height: number };
  /** Width divided by height. Pages crop a little, so other shapes would lose heads. */
  shape: { least: number; most: number; words: string };
}

export const kinds = {
  picture: {
    folder: 'src/pictures',
    smallest: { width: 1200, height: 675 },
    shape: { least: 4 / 3, most: 16 / 9, words: 'wider than high, between 4 by 3 and 16 by 9' },
  },
  portrait: {
    folder: 'src/portraits',
    smallest: { width: 400, height: 400 },
    shape: { least: 0.95, most: 1.05, words: 'square' },
  },
} as const satisfies Record<string, Kind>;

export type PictureKind = keyof typeof kinds;

/** Subfolder of drawings, each used until the folder has a photograph with the same name. */
const drawings = 'drawings';
/** Tolerance of the ratio, because sizes are whole pixels. */
const rounding = 0.003;

/** A source picture in the repository. */
export interface Original {
  kind: PictureKind;
  name: string;
  /** From the project's root. */
  file: string;
  path: string;
  /** SHA-256 of the file. */
  hash: string;
  width: number;
  height: number;
  /** Whether it is a drawing, which shows no real room or person. */
  drawing: boolean;
  /** Whether its ground is transparent. */
  cutout: boolean;
}

/** Returns what is wrong with the size or shape of an original and how to fix it, or undefined. */
export function faultInOriginal({ kind, file, width, height }: Original): string | undefined {
  const { smallest, shape } = kinds[kind];
  const ratio = width / height;
  const fits = ratio >= shape.least - rounding && ratio <= shape.most + rounding;
  if (fits && width >= smallest.width && height >= smallest.height) return undefined;
  return (
    `${file} is ${width} by ${height} pixels. A ${kind} here is ${shape.words}, and at least ` +
    `${smallest.width} by ${smallest.height}: ${fits ? 'use a larger one' : 'crop it to that shape'}.`
  );
}

const listPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /\.(png|jpe?g|webp)$/i.test(file))
        .map((file) => join(folder, file))
    : [];

/**
 * Returns every original of a kind, sorted by name: the photograph, or the drawing as a fallback.
 * Throws if two photographs share a name, or on a wrong size or shape.
 */
export async function readOriginals(root: string, kind: PictureKind): Promise<Original[]> {
  const { folder } = kinds[kind];
  const photographs = listPictures(join(root, folder));
  const names = photographs.map((path) => parse(path).name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`${folder} has two files named ${duplicate}: remove one of them`);
  const drawn = listPictures(join(root, folder, drawings)).filter(
    (path) => !names.includes(parse(path).name),
  );
  const originals = await Promise.all(
    [...photographs, ...drawn].map(async (path) => ({
      kind,
      name: parse(path).name,
      file: relative(root, path),
      path,
      drawing: drawn.includes(path),
      ...(await measure(path)),
    })),
  );
  const faults = originals.flatMap((original) => faultInOriginal(original) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return originals.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function measure(
  path: string,
): Promise<Pick<Original, 'hash' | 'width' | 'height' | 'cutout'>> {
  // photos from phones may be rotated: autoOrient has the size as displayed
  const { autoOrient, width, height, hasAlpha = false } = await sharp(path).metadata();
  return {
    hash: createHash('sha256').update(readFileSync(path)).digest('hex'),
    width: autoOrient?.width ?? width,
    height: autoOrient?.height ?? height,
    cutout: hasAlpha,
  };
}
