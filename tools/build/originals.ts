import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';

/** Where a kind of picture lies, and what its originals must be like. */
interface Kind {
  folder: string;
  /** In pixels. */
  smallest: { width: number; height: number };
  /** Width by height: pages cut a little off, never somebody's head. */
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

/** Below a kind's folder: what stands until a photograph of the same name lies in the folder itself. */
const drawings = 'drawings';
/** Three in a thousand more or less is a matter of whole pixels. */
const rounding = 0.003;

/** A picture as somebody put it into the folder. */
export interface Original {
  kind: PictureKind;
  name: string;
  /** From the project's root. */
  file: string;
  path: string;
  /** Of its bytes. */
  hash: string;
  width: number;
  height: number;
  /** Not a photograph, so it shows no real room or person. */
  drawing: boolean;
}

/** What is wrong with the size or shape of an original, and what to do; undefined where nothing is. */
export function faultInOriginal({ kind, file, width, height }: Original): string | undefined {
  const { smallest, shape } = kinds[kind];
  const ratio = width / height;
  const fits = ratio >= shape.least - rounding && ratio <= shape.most + rounding;
  if (fits && width >= smallest.width && height >= smallest.height) return undefined;
  return (
    `${file} is ${width} by ${height} pixels. A ${kind} here is ${shape.words}, and at least ` +
    `${smallest.width} by ${smallest.height}: ${fits ? 'take a larger one' : 'cut it to that shape'}.`
  );
}

const listPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /\.(png|jpe?g|webp)$/i.test(file))
        .map((file) => join(folder, file))
    : [];

/**
 * Every original of a kind, by name: the photograph where there is one, else the drawing. Throws
 * where two photographs share a name, or one has a size or shape that no page can show well.
 */
export async function readOriginals(root: string, kind: PictureKind): Promise<Original[]> {
  const { folder } = kinds[kind];
  const photographs = listPictures(join(root, folder));
  const names = photographs.map((path) => parse(path).name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${folder} holds two files named ${twice}: remove one of them`);
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

async function measure(path: string): Promise<Pick<Original, 'hash' | 'width' | 'height'>> {
  // a phone's photograph may lie on its side: autoOrient gives the size as seen
  const { autoOrient, width, height } = await sharp(path).metadata();
  return {
    hash: createHash('sha256').update(readFileSync(path)).digest('hex'),
    width: autoOrient?.width ?? width,
    height: autoOrient?.height ?? height,
  };
}
