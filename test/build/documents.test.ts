import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project: Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> = JSON.parse(readFileSync('package.json', 'utf8'));
const decisions = 'src/decisions';
const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  'src/README.md',
  'src/facts/README.md',
  'test/README.md',
  'test/spec/README.md',
  'tools/deploy/README.md',
  'tools/desk/README.md',
  'tools/pictures/README.md',
  ...readdirSync(decisions).map((name) => `${decisions}/${name}`),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Folders that documents below src name without 'src/'. */
const room =
  /^(?:site|time|facts|formats|models|words|locales|messages|seo|browser|components|http|features|pages|server)\/./;
/** Folders that a command generates. */
const generated = /^(?:dist|tools\/pictures\/out)/;

/** Returns the paths in backticks of a document. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w@.*/-]+)`/g)].map(([, path = '']) => path);
  const isPath = (path: string) => /^(?:src|test|tools|client|public|\.ci|\.github)\/./.test(path);
  return quoted.filter((path) => (isPath(path) || room.test(path)) && !generated.test(path));
}

const exists = (path: string) =>
  ['', 'src'].some((folder) => globSync(join(folder, path)).length > 0);

/** Names that `find` returns for a document and that `isRight` refuses, as 'path: name'. */
function wrongNames(
  find: (text: string) => string[],
  isRight: (name: string, path: string) => boolean,
) {
  return documents.flatMap(({ path, text }) =>
    find(text)
      .filter((name) => !isRight(name, path))
      .map((name) => `${path}: ${name}`),
  );
}

describe('every document', () => {
  it('names only files and folders that exist', () => {
    expect(wrongNames(pathsIn, exists)).toEqual([]);
  });

  it('names only scripts of package.json', () => {
    const scriptsIn = (text: string) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(wrongNames(scriptsIn, (name) => Object.hasOwn(project.scripts, name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const linksIn = (text: string) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]+)\)/g)].map(([, to = '']) => to);
    expect(wrongNames(linksIn, (to, path) => existsSync(join(dirname(path), to)))).toEqual([]);
  });
});

describe('README.md', () => {
  const [{ text = '' } = {}] = documents;

  it('has at most 120 lines and lists every npm script', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(121);
    const listed = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(project.scripts).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('contains paths, and a wrong path would fail', () => {
    expect(pathsIn(text)).toContain('src/site/routes.ts');
    expect(exists('src/no-such-file.ts')).toBe(false);
  });
});

it('decisions/0001 gives a reason for each package of package.json, and for no other', () => {
  const record = readFileSync(`${decisions}/0001-dependencies.md`, 'utf8');
  const listed = [...record.matchAll(/^\| `(.+?)` \| .+ \|$/gm)].map(([, name = '']) => name);
  const { dependencies, devDependencies, optionalDependencies } = project;
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(listed.sort()).toEqual(packages.sort());
});
