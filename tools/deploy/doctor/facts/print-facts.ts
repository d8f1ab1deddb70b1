import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoadedFacts } from './load-facts.ts';
import { type Reading, toRecords } from './records.ts';

/* `node print-facts.ts ROOT`: imports every file of ROOT/src/facts with a sample() that records its
 * calls, and prints `LoadedFacts` as JSON. In a process of its own, so that the site's sample() stays
 * free of code. */
const root = resolve(process.argv[2] ?? '.');
const pathOf = (url: string) => relative(root, fileURLToPath(url)).split(sep).join('/');

const loaded: LoadedFacts = { calls: [], importers: [], broken: [], records: [] };
const samples: Reading['samples'] = { objects: new Set(), primitives: new Map() };

function markObjects(value: unknown): void {
  if (typeof value !== 'object' || value === null || samples.objects.has(value)) return;
  samples.objects.add(value);
  for (const each of Object.values(value)) markObjects(each);
}

/** Records a call of `sample()`; the third line of the stack says where it is. */
function recordSample(value: unknown, stack: string): void {
  const frame = stack.split('\n')[2] ?? '';
  const [, url, line] = /(file:\/\/[^\s()]+?):(\d+):\d+/.exec(frame) ?? [];
  const path = url ? pathOf(url) : '';
  loaded.calls.push({ path, line: Number(line), value });
  markObjects(value);
  samples.primitives.set(path, (samples.primitives.get(path) ?? new Set()).add(value));
}

const isMark = (url: string) => url.endsWith('/src/facts/hospital/sample.ts');
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const { parentURL } = context;
    if (isMark(resolved.url) && parentURL && parentURL !== import.meta.url) {
      loaded.importers.push(pathOf(parentURL));
    }
    return resolved;
  },
  load(url, context, next) {
    if (!isMark(url)) return next(url, context);
    const source =
      'export function sample(value) { recordSample(value, new Error().stack); return value; }';
    return { format: 'module', source, shortCircuit: true };
  },
});
Object.assign(globalThis, { recordSample });

const isJson = (name: string) => name.endsWith('.json');
const names = readdirSync(join(root, 'src/facts'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name) && !/\.(?:schema\.json|d\.[cm]?ts)$/.test(name),
  )
  // JSON first: code exports the same objects again
  .sort((a, b) => Number(isJson(b)) - Number(isJson(a)) || a.localeCompare(b));
const seen = new Set<object>();
for (const name of names) {
  const path = `src/facts/${name.split(sep).join('/')}`;
  try {
    const url = pathToFileURL(join(root, path)).href;
    const exported = await import(url, isJson(name) ? { with: { type: 'json' } } : {});
    if (isJson(name) && 'sample' in exported.default) markObjects(exported.default);
    loaded.records.push(...toRecords(path, exported, { samples, seen }));
  } catch (error) {
    loaded.broken.push({ path, reason: String(error).split('\n')[0] ?? '' });
  }
}
loaded.importers = [...new Set(loaded.importers)].sort();
loaded.records.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
console.log(JSON.stringify(loaded));
