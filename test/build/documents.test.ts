import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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
/** Folders that a command or the first upload makes. */
const generated = /^(?:dist|tools\/pictures\/out|src\/pictures\/photographs|src\/portraits)/;

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

it('every document names only files and folders that exist', () => {
  expect(wrongNames(pathsIn, exists)).toEqual([]);
});

it('every document names only scripts of package.json', () => {
  const scriptsIn = (text: string) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(wrongNames(scriptsIn, (name) => Object.hasOwn(project.scripts, name))).toEqual([]);
});

it('every document links only to files that exist', () => {
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]+)\)/g)].map(([, to = '']) => to);
  expect(wrongNames(linksIn, (to, path) => existsSync(join(dirname(path), to)))).toEqual([]);
});
