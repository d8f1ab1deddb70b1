import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/site.ts';
import { type Language, languageNames } from '../../src/languages.ts';
import * as en from '../../src/words/en/index.ts';
import * as sw from '../../src/words/sw/index.ts';

/*
 * Nobody is sent the words of another language, nor those that no widget says. Read in the built
 * scripts, for what a file imports says little of what the bundler made of it.
 */

type Edition = Readonly<Record<string, object>>;
const editions: Readonly<Record<Language, Edition>> = { en, sw };

const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
const entry = 'client/entry.ts';
const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
const codeOf = new Map(
  scripts.map((key) => [key, readFileSync(`dist/client/${manifest[key]?.file}`, 'utf8')]),
);

/** The language of a file of words that is a script of its own: 'en' of src/words/en/chat-form.ts. */
const languageOf = (key: string) => /^src\/words\/(\w+)\//.exec(key)?.[1];

/** The scripts that may be loaded once `from` is, words only where `follows` lets them in. */
function reachable(from: string, follows: (language: string) => boolean): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (key: string) => {
    const language = languageOf(key);
    if (reached.has(key) || (language && !follows(language))) return;
    reached.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  visit(from);
  return reached;
}

const wordless = reachable(entry, () => false);

/** The scripts that only visitors of a language get. */
function ownScripts(language: Language): ReadonlySet<string> {
  const all = reachable(entry, (one) => one === language);
  return new Set([...all].filter((key) => !wordless.has(key)));
}

/** Every text in a module of words. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const moduleName = (key: string) =>
  key.replace(/^.*\/|\.ts$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the islands of a language say: the texts of its scripts of words. */
function wordsOfIslands(language: Language): string[] {
  const modules = scripts.filter((key) => languageOf(key) === language).map(moduleName);
  return modules.flatMap((name) => textsIn(editions[language][name]));
}

// facts are put into a text as it is made, so they stand in no script beside it
const facts = textsIn(site).sort((a, b) => b.length - a.length);

/** The runs of `text` that a script would hold letter for letter, however it quotes them. */
function runsOf(text: string, shortest: number): string[] {
  const parted = facts.reduce((left, fact) => left.replaceAll(fact, '\n'), text);
  return parted
    .split(/[\n'"`\\$]/)
    .map((run) => run.trim())
    .filter((run) => run.length >= shortest);
}

/** Where `run` stands: [script, run] of each script but those in `except`. */
function findings(runs: Iterable<string>, except: ReadonlySet<string>): [string, string][] {
  const others = scripts.filter((key) => !except.has(key));
  return [...runs].flatMap((run) =>
    others
      .filter((key) => codeOf.get(key)?.includes(run))
      .map((key): [string, string] => [key, run]),
  );
}

const quoted = (text: string) => [`"${text}"`, `'${text}'`, `\`${text}\``];

describe.each(languageNames)("the words of '%s'", (language) => {
  const own = ownScripts(language);
  const said = wordsOfIslands(language);

  it("stand in the scripts of words that the islands' registry names, and in no other", () => {
    const registry = readFileSync('src/islands/registry.ts', 'utf8');
    const named = [...registry.matchAll(/import\('\.\.\/(words\/(\w+)\/[^']+)'\)/g)]
      .filter(([, , of]) => of === language)
      .map(([, path]) => `src/${path}`);
    expect(scripts.filter((key) => languageOf(key) === language).sort()).toEqual(named.sort());
    for (const key of scripts) {
      const { imports = [], dynamicImports = [], name = '' } = manifest[key] ?? {};
      expect(imports.filter(languageOf)).toEqual([]);
      if (dynamicImports.some(languageOf)) expect(name).toBe('hydrate-island');
    }
    for (const other of languageNames.filter((one) => one !== language)) {
      expect([...ownScripts(other)].filter((key) => own.has(key))).toEqual([]);
    }
  });

  it('reach nobody who reads another language', () => {
    const short = said.filter((text) => text.length >= 6).flatMap(quoted);
    const long = said.flatMap((text) => runsOf(text, 12));
    expect(findings([...short, ...long], own)).toEqual([]);
  });

  it('that no island says reach nobody', () => {
    const everything = Object.values(editions[language]).flatMap(textsIn);
    const spoken = said.join('\n');
    const runs = new Set(everything.flatMap((text) => runsOf(text, 24)));
    const unsaid = [...runs].filter((run) => !spoken.includes(run));
    expect(findings(unsaid, new Set())).toEqual([]);
  });
});

it('the scripts that were read hold the words that they should', () => {
  const told = wordsOfIslands('en').flatMap((text) => runsOf(text, 24));
  expect(told.length).toBeGreaterThan(20);
  const own = [...ownScripts('en')].map((key) => codeOf.get(key) ?? '').join('\n');
  expect(told.filter((run) => !own.includes(run))).toEqual([]);
  expect(textsIn(en).flatMap((text) => runsOf(text, 24)).length).toBeGreaterThan(1000);
});

it('no script of a widget says a sentence of its own', () => {
  // what only developers read
  const forDevelopers =
    /^(Page load time|404: no page at|Not a day of the calendar|Needs Improvement)/;
  const widgets = /^(client\/entry|src\/islands\/(chat-form|medical-articles|share)|_toast)/;
  const sentences = scripts
    .filter((key) => widgets.test(key))
    .flatMap((key) => codeOf.get(key)?.match(/(?<=["'`])[A-Z][a-z]+ [^"'`]*/g) ?? []);
  expect(sentences.filter((text) => !forDevelopers.test(text))).toEqual([]);
});
