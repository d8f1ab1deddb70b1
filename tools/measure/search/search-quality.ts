import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import { searchIndexAsset } from '../../../src/http/documents/prerendered.ts';
import type { Language } from '../../../src/site/languages.ts';
import { compileArticles } from '../../build/articles/plugin.ts';
import { readPhrases } from '../../build/danger-model/phrases.ts';
import { dangerModel } from '../../build/danger-model/plugin.ts';
import { stemPhrases } from '../../build/search-index/stem-phrases.ts';
import { clientFolder } from '../../run/workerd.ts';
import { printDangerQuality } from './print-danger-quality.ts';
import { queryLists } from './queries.ts';
import type * as Score from './score.ts';

/*
 * npm run search-quality: prints the percentage of queries answered first and within three results, and every
 * query that is not answered first. Then prints how well emergencies are recognised.
 */

const { module: score } = await runnerImport<typeof Score>('./tools/measure/search/score.ts', {
  configFile: false,
  logLevel: 'error',
  plugins: [compileArticles(), dangerModel(), stemPhrases()],
});
const read = (language: Language): SearchIndex =>
  JSON.parse(readFileSync(join(clientFolder, searchIndexAsset(language)), 'utf8'));
const indexes = { en: read('en'), sw: read('sw') };
const find = score.createFind(indexes);
const lists = Object.entries(queryLists).map(
  ([name, list]) => [name, score.inTheirLanguage(indexes, list)] as const,
);
const share = (list: Score.QueryList, most: number) =>
  score.shareWithin(find, list, most).toFixed(1);
console.table(
  lists.map(([queries, list]) => ({
    queries,
    number: list.length,
    first: share(list, 1),
    'within three': share(list, 3),
  })),
);
for (const [name, list] of lists) {
  for (const each of list) {
    const rank = score.rankOf(find, each);
    if (rank > 1) console.log(`${name}, ${each.language}: ${each.query} (${rank})`);
  }
}
printDangerQuality(readPhrases());
