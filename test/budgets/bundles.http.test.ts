import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { people } from '../../src/facts/people/people.ts';
import { searchIndexAsset } from '../../src/http/documents/prerendered.ts';
import { languageNames } from '../../src/site/languages.ts';
import { staffBios } from '../../src/words/en/hospital/staff.ts';
import { clientFolder } from '../../tools/run/workerd.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { otherScript, scriptBudgets, workerBudgets } from './budgets.ts';
import { gzipSize } from './wire-size.ts';

const scripts = globSync(`${clientFolder}/assets/*.js`).map((path) => ({
  // Vite's hash has eight characters
  name: basename(path).slice(0, -'-12345678.js'.length),
  code: readFileSync(path, 'utf8'),
}));
const workerCode = globSync('dist/worker/**/*.{js,mjs}')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('each script of the browser is within its budget', () => {
  const names = scripts.map(({ name }) => name);
  expect(Object.keys(scriptBudgets).filter((name) => !names.includes(name))).toEqual([]);
  const over = scripts.flatMap(({ name, code }) => {
    const most = scriptBudgets[name] ?? otherScript;
    return gzipSize(code) > most ? [`${name}: ${gzipSize(code)} bytes of ${most}`] : [];
  });
  expect(over).toEqual([]);
});

it('no script of the browser has server code, an article or a person', () => {
  const words = [...blogArticles, ...medicalArticles].flatMap((one) => [one.title, one.excerpt]);
  const persons = [...Object.values(people).map(({ name }) => name), ...Object.values(staffBios)];
  const server = ['renderToReadableStream', 'renderToString', 'SITE_URL', 'ASSETS', 'no-store'];
  for (const { name, code } of scripts) {
    const found = [...words, ...persons, ...server].filter((text) => code.includes(text));
    expect([name, found]).toEqual([name, []]);
  }
});

it('the Worker and the search indexes are within their budgets', () => {
  expect(workerCode.length).toBeGreaterThan(100_000);
  expect(gzipSize(workerCode)).toBeLessThanOrEqual(workerBudgets.script);
  const sizes = languageNames.map(
    (language) => statSync(join(clientFolder, searchIndexAsset(language))).size,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    workerBudgets.searchIndexes,
  );
});
