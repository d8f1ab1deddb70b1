import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import { searchIndexAsset } from '../../../src/http/prerendered.ts';
import { articles } from '../../build/articles/plugin.ts';
import { readPhrases } from '../../build/danger-model/phrases.ts';
import { dangerModel } from '../../build/danger-model/plugin.ts';
import { clientFolder } from '../../run/workerd.ts';
import { toTextTable } from '../text-table.ts';
import { printDangerQuality } from './print-danger-quality.ts';
import type * as Score from './score.ts';

/*
 * npm run search-quality: prints the percentage of queries answered first and within three results, for
 * the engine before MiniSearch, plain MiniSearch and the site's search, and every query that is not answered
 * first. Then prints how well emergencies are recognised.
 */

/** Percentages of the engine before MiniSearch, on the pages of 24 November 2026. */
const before: Partial<Record<keyof typeof Score.queryLists, readonly [number, number]>> = {
  'before the search': [85.9, 95.1],
  after: [87.5, 100],
  'held out': [88.2, 100],
  new: [62.5, 82.5],
};

const { module: score } = await runnerImport<typeof Score>('./tools/measure/search/score.ts', {
  configFile: false,
  logLevel: 'error',
  plugins: [articles(), dangerModel()],
});
const index: SearchIndex = JSON.parse(readFileSync(join(clientFolder, searchIndexAsset), 'utf8'));
const finds = [score.createPlainFind(index), score.createFind(index)];
const lists = Object.entries(score.queryLists).map(
  ([name, list]) =>
    [name as keyof typeof Score.queryLists, score.inTheirLanguage(index, list)] as const,
);
const format = ([first, three]: readonly number[]) =>
  first === undefined ? '' : `${first.toFixed(1)} / ${three?.toFixed(1)}`;
const rows = lists.map(([name, list]) => [
  name,
  list.length,
  format(before[name] ?? []),
  ...finds.map((find) => format([1, 3].map((most) => score.shareWithin(find, list, most)))),
]);
console.log(toTextTable(['queries', 'number', 'before', 'MiniSearch plain', 'ours'], rows));
const ours = finds[1];
for (const [name, list] of lists) {
  for (const each of list) {
    const rank = ours ? score.rankOf(ours, each) : 0;
    if (rank > 1) console.log(`${name}, ${each.language}: ${each.query} (${rank})`);
  }
}
printDangerQuality(readPhrases());
