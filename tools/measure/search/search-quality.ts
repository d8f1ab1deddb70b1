import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import { searchIndexAsset } from '../../../src/http/prerendered.ts';
import { articles } from '../../build/articles/plugin.ts';
import { clientFolder } from '../../run/workerd.ts';
import { toTextTable } from '../text-table.ts';
import type * as Score from './score.ts';

/*
 * npm run search-quality: how many of the listed queries are answered first, and within the first
 * three results, in percent: by the engine that the site had before MiniSearch, by MiniSearch with
 * its own words, and by this site's search. Then every query that is not answered first.
 */

/** The engine before MiniSearch, on the pages of 24 November 2026: first, within three. */
const before: Record<keyof typeof Score.queryLists, readonly [number, number]> = {
  'before the search': [85.9, 95.1],
  after: [87.5, 100],
  'held out': [88.2, 100],
  new: [62.5, 82.5],
};

const { module: score } = await runnerImport<typeof Score>('./tools/measure/search/score.ts', {
  configFile: false,
  logLevel: 'error',
  plugins: [articles()],
});
const index: SearchIndex = JSON.parse(readFileSync(join(clientFolder, searchIndexAsset), 'utf8'));
const finds = [score.createPlainFind(index), score.createFind(index)];
const lists = Object.entries(score.queryLists) as [keyof typeof before, Score.QueryList][];
const written = ([first, three]: readonly number[]) =>
  `${first?.toFixed(1)} / ${three?.toFixed(1)}`;
const rows = lists.map(([name, list]) => [
  name,
  list.length,
  written(before[name]),
  ...finds.map((find) => written([1, 3].map((most) => score.shareWithin(find, list, most)))),
]);
console.log(toTextTable(['queries', 'number', 'before', 'MiniSearch plain', 'ours'], rows));
const ours = finds[1];
for (const [name, list] of lists) {
  for (const each of list) {
    const place = ours ? score.placeOf(ours, each) : 0;
    if (place > 1) console.log(`${name}, ${each.language}: ${each.query} (${place})`);
  }
}
