import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from './lock-file.ts';

const decisions = 'src/decisions';
const documents = [
  'README.md',
  'src/README.md',
  'src/facts/README.md',
  'test/README.md',
  'test/spec/README.md',
  'tools/deploy/README.md',
  'tools/pictures/README.md',
  ...readdirSync(decisions).map((name) => `${decisions}/${name}`),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Rooms that documents below src name without 'src/'. */
const room = /^(?:facts|words|forms|search|seo|components|islands|pages|server|client)\/./;
/** What only a build or a command makes. */
const generated = /^(?:dist|tools\/pictures\/out)/;

/** The paths in backticks of a document. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w@.*/-]+)`/g)].map(([, path = '']) => path);
  const isPath = (path: string) => /^(?:src|test|tools|client|public|\.ci|\.github)\/./.test(path);
  return quoted.filter((path) => (isPath(path) || room.test(path)) && !generated.test(path));
}

const exists = (path: string) =>
  ['', 'src'].some((folder) => globSync(join(folder, path)).length > 0);

describe.each(documents)('$path', ({ path, text }) => {
  it('names only files and folders that exist', () => {
    expect(pathsIn(text).filter((named) => !exists(named))).toEqual([]);
  });

  it('names only scripts of package.json', () => {
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !Object.hasOwn(project.scripts, name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)\)/g)].map(([, to = '']) => to);
    expect(targets.filter((to) => !existsSync(join(dirname(path), to)))).toEqual([]);
  });
});

describe('README.md', () => {
  const [{ text = '' } = {}] = documents;

  it('has at most 120 lines and lists every npm script', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(121);
    const listed = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(project.scripts).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('is read with its paths, so that a wrong one fails', () => {
    expect(pathsIn(text)).toContain('src/site/routes.ts');
    expect(exists('src/no-such-file.ts')).toBe(false);
  });
});

describe('decision records', () => {
  const names = readdirSync(decisions).sort();

  it('are numbered from 1 without gaps', () => {
    const numbers = names.map((name) => Number(/^(\d{4})-[a-z-]+\.md$/.exec(name)?.[1]));
    expect(numbers).toEqual(names.map((_, index) => index + 1));
  });

  it('have a date, a context, a decision and consequences', () => {
    const head = /^# \d{4}: .+\n\n\d{1,2} \w+ \d{4}\. Accepted[^\n]*\n/;
    const parts = ['Context', 'Decision', 'Consequences'];
    const incomplete = documents.filter(
      ({ path, text }) =>
        path.startsWith(decisions) &&
        !(head.test(text) && parts.every((part) => text.includes(`\n## ${part}\n`))),
    );
    expect(incomplete.map(({ path }) => path)).toEqual([]);
  });

  it('give a reason for each package of package.json, and for no other', () => {
    const record = readFileSync(`${decisions}/0001-dependencies.md`, 'utf8');
    const listed = [...record.matchAll(/^\| `(.+?)` \| .+ \|$/gm)].map(([, name = '']) => name);
    const { dependencies, devDependencies, optionalDependencies } = project;
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(listed.sort()).toEqual(packages.sort());
  });
});
