import { readdirSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import { pictureBudgets } from './budgets.ts';

const folder = 'dist/client/assets';
const files = readdirSync(folder).map((name) => ({
  name,
  bytes: statSync(`${folder}/${name}`).size,
}));

/** Names of the originals, with which their built files start. */
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

/** The bytes of the file that a phone (390 px, DPR 2) loads for a picture 350 px wide. */
function phoneFile(name: string, ending: string): number {
  const widths = [...widthsOf(name, ending)].sort(([a], [b]) => a - b);
  const fitting = widths.find(([width]) => width >= 700) ?? widths.at(-1);
  return fitting?.[1] ?? 0;
}

it('each picture on a phone is within the budget in AVIF and WebP', () => {
  const { avif, webp } = pictureBudgets;
  const rows = names.map(
    (name) => [name, phoneFile(name, 'avif'), phoneFile(name, 'webp')] as const,
  );
  console.table([...rows, ['budget', avif, webp]]);
  expect(names.length).toBeGreaterThan(8);
  for (const [name, ...sizes] of rows) {
    // a missing file would pass
    expect(Math.min(...sizes), name).toBeGreaterThan(1000);
    expect(sizes[0], name).toBeLessThanOrEqual(avif);
    expect(sizes[1], name).toBeLessThanOrEqual(webp);
  }
});

it('each picture for sharing is within the budget', () => {
  const shared = files.filter(({ name }) => name.endsWith('.jpg')).map(({ bytes }) => bytes);
  expect(shared.length).toBeGreaterThan(20);
  expect(Math.max(...shared)).toBeLessThanOrEqual(pictureBudgets.share);
});
