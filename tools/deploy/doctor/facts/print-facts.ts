import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedFacts } from './load-facts.ts';
import { type Reading, toRecords } from './records.ts';

/* `node print-facts.ts ROOT`: imports every file of ROOT/src/facts and prints `LoadedFacts` as JSON. */
const root = resolve(process.argv[2] ?? '.');

const loaded: LoadedFacts = { broken: [], records: [] };
const reading: Reading = { samples: new Set(), seen: new Set() };

function markObjects(value: unknown): void {
  if (typeof value !== 'object' || value === null || reading.samples.has(value)) return;
  reading.samples.add(value);
  for (const each of Object.values(value)) markObjects(each);
}

const isJson = (name: string) => name.endsWith('.json');
const names = readdirSync(join(root, 'src/facts'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name) && !/\.(?:schema\.json|d\.[cm]?ts)$/.test(name),
  )
  // JSON first: code exports the same objects again
  .sort((a, b) => Number(isJson(b)) - Number(isJson(a)) || a.localeCompare(b));
for (const name of names) {
  const path = `src/facts/${name.split(sep).join('/')}`;
  try {
    const url = pathToFileURL(join(root, path)).href;
    const exported = await import(url, isJson(name) ? { with: { type: 'json' } } : {});
    if (isJson(name) && 'sample' in exported.default) markObjects(exported.default);
    loaded.records.push(...toRecords(path, exported, reading));
  } catch (error) {
    loaded.broken.push({ path, reason: String(error).split('\n')[0] ?? '' });
  }
}
loaded.records.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
console.log(JSON.stringify(loaded));
