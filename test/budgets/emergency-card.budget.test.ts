import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, inject, it } from 'vitest';
import { placePath } from '../../src/site/addresses.ts';
import { translations } from '../../src/site/known-places.ts';
import { gzipSize } from '../../tools/measure/sizes/wire-size.ts';
import { toTextTable } from '../../tools/measure/text-table.ts';
import { cardBudget } from './budgets.ts';

const origin = inject('origin');
const paths = translations({ name: 'emergencyCard', language: 'en' }).map(placePath);
const table: (string | number)[][] = [];

async function read(path: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(origin + path)).arrayBuffer());
}

afterAll(() => {
  const head = ['bytes, gzip', 'HTML', 'style', 'together', 'with brotli'];
  console.log(`The emergency card\n\n${toTextTable(head, table)}\n`);
});

it.each(paths)('%s is within its budget with its stylesheet', async (path) => {
  const html = await read(path);
  const [, stylesheet = '', another] =
    html.toString().match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
  expect(another).toBeUndefined();
  const css = await read(stylesheet);
  const together = gzipSize(html) + gzipSize(css);
  const brotli = brotliCompressSync(html).byteLength + brotliCompressSync(css).byteLength;
  table.push([path, gzipSize(html), gzipSize(css), together, brotli]);
  // an empty page would pass
  expect(html.byteLength).toBeGreaterThan(15_000);
  expect(css.byteLength).toBeGreaterThan(2_000);
  expect(together).toBeLessThanOrEqual(cardBudget);
});
