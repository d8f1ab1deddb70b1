import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';
import { listPhotographs } from './photographs.ts';
import { faultInShape, kinds, type PictureKind } from './picture-shape.ts';

/** Subfolder of drawings, each used until a photograph takes its place. */
const drawings = 'drawings';
/** More would fill the repository; a phone's photograph has 3 to 8. */
const mostMegabytes = 15;
const formats: readonly string[] = ['jpeg', 'png', 'webp'];

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

const listPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /\.(png|jpe?g|webp)$/i.test(file))
        .map((file) => join(folder, file))
    : [];

/** Returns a picture, or a sentence about what is wrong with its file. */
async function readOriginal(
  kind: PictureKind,
  path: string,
): Promise<Pick<Original, 'hash' | 'width' | 'height' | 'cutout'> | string> {
  if (!existsSync(path)) return 'is not there: upload it again.';
  const bytes = readFileSync(path);
  const megabytes = Math.ceil(bytes.length / 1e6);
  if (megabytes > mostMegabytes)
    return `is ${megabytes} MB: save it smaller, at most ${mostMegabytes} MB.`;
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found || !formats.includes(found.format))
    return 'is no JPEG, PNG or WebP, whatever its name says: save it as a JPEG.';
  // photos from phones may be rotated: autoOrient has the size as displayed
  const { autoOrient, hasAlpha = false } = found;
  const { width, height } = { ...found, ...autoOrient };
  const hash = createHash('sha256').update(bytes).digest('hex');
  return faultInShape(kind, width, height) ?? { hash, width, height, cutout: hasAlpha };
}

/**
 * Returns every original of a kind, sorted by name, the photograph or the drawing as a fallback, and
 * the faults of photographs with the line that names them.
 */
export async function examineOriginals(root: string, kind: PictureKind) {
  const photographs = listPhotographs(root, kind);
  const taken = new Set(photographs.map(({ name }) => name));
  const drawn = listPictures(join(root, kinds[kind].folder, drawings))
    .map((path) => ({ name: parse(path).name, file: relative(root, path), where: '' }))
    .filter(({ name }) => !taken.has(name));
  const faults: string[] = [];
  const originals: Original[] = [];
  for (const { name, file, where } of [...photographs, ...drawn]) {
    const path = join(root, file);
    const found = await readOriginal(kind, path);
    if (typeof found === 'string') faults.push(`${where}${file} ${found}`);
    else originals.push({ kind, name, file, path, drawing: !where, ...found });
  }
  originals.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { originals, faults };
}

/** Returns the originals of a kind. Throws on a photograph that pages cannot show. */
export async function readOriginals(root: string, kind: PictureKind): Promise<Original[]> {
  const { originals, faults } = await examineOriginals(root, kind);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return originals;
}
