import { expect, inject, it } from 'vitest';
import { placePath } from '../../src/site/addresses.ts';
import { translations } from '../../src/site/known-places.ts';
import { gzipSize } from '../../tools/measure/wire-size.ts';
import { cardBudget } from './budgets.ts';

const paths = translations({ name: 'emergencyCard', language: 'en' }).map(placePath);

it.each(paths)('%s is within its budget with its stylesheet', async (path) => {
  const read = async (of: string) => (await fetch(inject('origin') + of)).text();
  const html = await read(path);
  const [, stylesheet = '', another] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
  expect(another).toBeUndefined();
  const css = await read(stylesheet);
  // an empty page would pass
  expect(html.length).toBeGreaterThan(15_000);
  expect(css.length).toBeGreaterThan(2_000);
  expect(gzipSize(html) + gzipSize(css)).toBeLessThanOrEqual(cardBudget);
});
