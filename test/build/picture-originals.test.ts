import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureNames } from '../../src/facts/media/picture-names.ts';
import { portraitNames } from '../../src/facts/media/portrait-names.ts';
import { kinds, type PictureKind, readOriginals } from '../../tools/build/originals.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'originals-'));
  for (const { folder } of Object.values(kinds)) {
    mkdirSync(join(root, folder, 'drawings'), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true }));

async function put(file: string, width: number, height: number): Promise<void> {
  const create = { width, height, channels: 3, background: 'white' } as const;
  await sharp({ create }).toFile(join(root, file));
}

describe('picture originals', () => {
  it('are drawings until a photograph of the same name is beside their folder', async () => {
    await put('src/pictures/drawings/hero.webp', 1600, 1067);
    await put('src/pictures/drawings/exterior.webp', 1600, 1067);
    await put('src/pictures/hero.jpg', 1800, 1200);
    const found = await readOriginals(root, 'picture');
    expect(found.map(({ name, drawing, width }) => [name, drawing, width])).toEqual([
      ['exterior', true, 1600],
      ['hero', false, 1800],
    ]);
  });

  it.each<[PictureKind, string, number, number, RegExp]>([
    ['picture', 'src/pictures/hero.jpg', 1200, 1600, /hero\.jpg is 1200 by 1600 .*wider than high/],
    ['picture', 'src/pictures/hero.jpg', 3000, 1000, /crop it to that shape/],
    ['picture', 'src/pictures/hero.jpg', 900, 600, /at least 1200 by 675: use a larger one/],
    ['portrait', 'src/portraits/surgeon.png', 800, 600, /A portrait here is square/],
    ['portrait', 'src/portraits/surgeon.png', 300, 300, /use a larger one/],
  ])('stop the build for a wrong %s: %s, %d by %d', async (...wrong) => {
    const [kind, file, width, height, sentence] = wrong;
    await put(file, width, height);
    await expect(readOriginals(root, kind)).rejects.toThrow(sentence);
  });

  it('are all used by a page', async () => {
    const names: readonly string[] = [...pictureNames, ...portraitNames];
    const found = [
      ...(await readOriginals('.', 'picture')),
      ...(await readOriginals('.', 'portrait')),
    ];
    expect(found.filter(({ name }) => !names.includes(name))).toEqual([]);
  });
});
