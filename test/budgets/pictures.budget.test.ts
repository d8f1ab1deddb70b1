import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { toTextTable } from '../../tools/measure/text-table.ts';
import { pictureLimits } from './limits.ts';

const folder = 'dist/client/assets';
const files = readdirSync(folder).map((name) => ({
  name,
  bytes: statSync(`${folder}/${name}`).size,
}));

/** The originals, by the name that their built files start with. */
const names = [...readdirSync('src/pictures'), ...readdirSync('src/pictures/drawings')]
  .filter((file) => /\.(png|jpe?g|webp)$/i.test(file))
  .map((file) => parse(file).name)
  .sort();

/** The built files of a picture in one format, by width: '…-740-8f40f471c6.avif'. */
function widthsOf(name: string, ending: string): Map<number, number> {
  const pattern = new RegExp(`^${name}-(\\d+)-[0-9a-f]{10}\\.${ending}$`);
  return new Map(
    files.flatMap(({ name: file, bytes }) => {
      const width = pattern.exec(file)?.[1];
      return width ? [[Number(width), bytes]] : [];
    }),
  );
}

/** What a phone of 390 points at DPR 2 takes for a picture of 350: the smallest that fills it. */
function phoneFile(name: string, ending: string): number {
  const widths = [...widthsOf(name, ending)].sort(([a], [b]) => a - b);
  const fitting = widths.find(([width]) => width >= 700) ?? widths.at(-1);
  return fitting?.[1] ?? 0;
}

describe('a picture on a phone', () => {
  it('stands in the table below', () => {
    const rows = names.map((name) => [name, phoneFile(name, 'avif'), phoneFile(name, 'webp')]);
    const { avif, webp } = pictureLimits;
    const table = toTextTable(
      ['bytes on a phone', 'AVIF', 'WebP'],
      [...rows, ['limit', avif.limit, webp.limit]],
    );
    console.log(`${table}\n`);
    expect(names.length).toBeGreaterThan(8);
  });

  it.each(names)('%s is a small file in both formats', (name) => {
    const { avif, webp } = pictureLimits;
    expect(phoneFile(name, 'avif')).toBeGreaterThan(1000);
    expect(phoneFile(name, 'avif')).toBeLessThanOrEqual(avif.limit);
    expect(phoneFile(name, 'webp')).toBeGreaterThan(1000);
    expect(phoneFile(name, 'webp')).toBeLessThanOrEqual(webp.limit);
  });
});

describe('a share image', () => {
  const shared = files.filter(({ name }) => /^share-[0-9a-f]{8}\.jpg$/.test(name));

  it('is there for every page of every language, each its own', () => {
    expect(shared).toHaveLength(knownPlaces.size);
    const contents = shared.map(({ name }) => readFileSync(`${folder}/${name}`, 'base64'));
    expect(new Set(contents).size).toBe(shared.length);
  });

  it.each(shared.map(({ name, bytes }) => [name, bytes] as const))(
    '%s is a JPEG of 1200 by 630, small enough for every network that shows it',
    async (name, bytes) => {
      expect(bytes).toBeLessThanOrEqual(pictureLimits.share.limit);
      const { format, width, height } = await sharp(`${folder}/${name}`).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    },
  );
});
