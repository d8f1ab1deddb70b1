import { expect, it } from 'vitest';
import { createRenderer } from '../../src/server/site-renderer.tsx';
import { knownPlaces } from '../../src/site/known-places.ts';
import { htmlBudget } from './html-budget.ts';
import { wireSize } from './wire-size.ts';

it('every page is within the budget of its HTML', async () => {
  const env = { SITE_URL: 'https://www.hospital.example' } as never;
  const { renderPlace } = createRenderer();
  const today = new Date().toISOString().slice(0, 10);
  const over: string[] = [];
  for (const [path, place] of knownPlaces) {
    const bytes = wireSize(Buffer.from(await renderPlace(env, place, { today })), 'text/html');
    expect(bytes, path).toBeGreaterThan(1000);
    if (bytes > htmlBudget(path)) over.push(`${path}: ${bytes} bytes of ${htmlBudget(path)}`);
  }
  expect(over).toEqual([]);
});
