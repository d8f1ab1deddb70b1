import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { pictureNames, storyPortraits } from '../../src/facts/media/picture-names.ts';
import { personKeys } from '../../src/facts/people/people.ts';
import { readOriginals } from '../../tools/build/originals.ts';
import { unpublishedPhotographs } from '../../tools/build/photographs.ts';
import { encodingsOf } from '../../tools/build/picture-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'originals-'));
});

function write(file: string, content: string | Buffer): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });

const put = async (file: string, width: number, height: number) =>
  write(
    file,
    await white(width, height)
      .toFormat(file.endsWith('webp') ? 'webp' : 'jpeg')
      .toBuffer(),
  );

const list = (file: string, consent?: true) =>
  write(
    'src/facts/media/photographs.json',
    JSON.stringify({ photographs: [{ of: 'hero', file: `/${file}`, consent }] }, null, 2),
  );

const portraitOf = (file: string) =>
  write(
    'src/facts/people/people.json',
    JSON.stringify({ staff: { surgeon: { portrait: { file: `/${file}` } } } }, null, 2),
  );

it('pictures are drawings until a photograph that everyone agreed to is listed', async () => {
  await put('src/pictures/drawings/hero.webp', 1600, 1067);
  await put('src/pictures/drawings/exterior.webp', 1600, 1067);
  await put('src/pictures/photographs/img-2024.jpg', 1800, 1200);
  const found = async () =>
    (await readOriginals(root, 'picture')).map(({ name, drawing }) => [name, drawing]);
  const drawings = [
    ['exterior', true],
    ['hero', true],
  ];
  expect(await found()).toEqual(drawings);
  list('src/pictures/photographs/img-2024.jpg');
  expect(await found()).toEqual(drawings);
  expect(unpublishedPhotographs(root)[0]?.where).toMatch(/photographs\.json:5: "photographs\.0/);
  list('src/pictures/photographs/img-2024.jpg', true);
  expect(await found()).toEqual([drawings[0], ['hero', false]]);
});

it.each<[string, number, number, RegExp]>([
  ['src/pictures/photographs/hero.jpg', 1200, 1600, /hero\.jpg is 1200 by 1600 .*wider than high/],
  ['src/pictures/photographs/hero.jpg', 3000, 1000, /crop it to that shape/],
  ['src/pictures/photographs/hero.jpg', 900, 600, /at least 1200 by 675: use a larger one/],
  ['src/portraits/surgeon.png', 800, 600, /A portrait here is square/],
  ['src/portraits/surgeon.png', 300, 300, /use a larger one/],
])('a wrong photograph stops the build with its line: %s, %d by %d', async (...wrong) => {
  const [file, width, height, sentence] = wrong;
  await put(file, width, height);
  const kind = file.startsWith('src/pictures') ? 'picture' : 'portrait';
  if (kind === 'picture') list(file, true);
  else portraitOf(file);
  const read = readOriginals(root, kind);
  await expect(read).rejects.toThrow(sentence);
  await expect(read).rejects.toThrow(/^src\/facts\/\w+\/\w+\.json:5: "[\w.]+\.file": src\//);
});

it.each<[string, string, RegExp]>([
  ['a file of another type', '<svg xmlns="http://www.w3.org/2000/svg" />', /is no JPEG, PNG/],
  ['a file of more than 15 MB', ' '.repeat(15_000_001), /is 16 MB: save it smaller/],
  ['no file', '', /ward\.jpg is not there: upload it again/],
])('a picture stops the build for %s', async (_name, content, sentence) => {
  if (content) write('src/pictures/photographs/ward.jpg', content);
  list('src/pictures/photographs/ward.jpg', true);
  await expect(readOriginals(root, 'picture')).rejects.toThrow(sentence);
});

it('a photograph loses the place where it was taken', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 14/1 0/1' } };
  const taken = await white(1600, 1200).jpeg().withExif(gps).toBuffer();
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('S\0');
  write('src/pictures/photographs/ward.jpg', taken);
  list('src/pictures/photographs/ward.jpg', true);
  const [original] = await readOriginals(root, 'picture');
  if (!original) throw new RangeError('no original');
  const encodings = encodingsOf(original);
  expect(encodings.length).toBeGreaterThan(3);
  for (const { encode } of encodings.filter(({ fileName }) => /-400-/.test(fileName))) {
    const built = await sharp(await encode(sharp(original.path)).toBuffer()).metadata();
    expect([built.exif, built.xmp, built.iptc]).toEqual([undefined, undefined, undefined]);
  }
});

it('every picture is used by a page', async () => {
  const names: readonly string[] = [...pictureNames, ...personKeys, ...storyPortraits];
  const found = [
    ...(await readOriginals('.', 'picture')),
    ...(await readOriginals('.', 'portrait')),
  ];
  expect(found.filter(({ name }) => !names.includes(name))).toEqual([]);
});
