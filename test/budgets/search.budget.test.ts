import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { searchIndexAsset } from '../../src/http/prerendered.ts';
import { languageNames } from '../../src/site/languages.ts';
import { measureColdStart } from '../../tools/measure/cold-start/measure-cold-start.ts';
import { clientFolder } from '../../tools/run/workerd.ts';
import { searchBudgets } from './budgets.ts';

it('the search indexes of all languages are within their budget', () => {
  const sizes = languageNames.map(
    (language) => statSync(join(clientFolder, searchIndexAsset(language))).size,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(searchBudgets.indexes);
});

it('a first search costs little more than a first form page', async () => {
  const rows = await measureColdStart(5);
  const costOf = (name: string) => rows.find((row) => row.name === name)?.request ?? Number.NaN;
  for (const name of ['search in English', 'search in Swahili']) {
    const ratio = costOf(name) / costOf('rendered form page');
    expect(ratio, name).toBeLessThanOrEqual(searchBudgets.coldRatio);
  }
}, 120_000);
