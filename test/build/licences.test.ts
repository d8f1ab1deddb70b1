import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockFile, project } from './lock-file.ts';

/** Licences that allow sending code to visitors. */
const forVisitors = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

/** Packages that reach the browser or the Worker: dependencies with theirs, and the icons. */
function runtimePackages(): string[] {
  const reached = new Set<string>(['@phosphor-icons/core']);
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    const found = lockFile.packages[`node_modules/${name}`];
    for (const next of Object.keys(found?.dependencies ?? {})) visit(next);
  };
  for (const name of Object.keys(project.dependencies)) visit(name);
  return [...reached].sort();
}

it('packages sent to visitors have a licence that allows it', () => {
  const wrong = runtimePackages()
    .map((name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')))
    .filter(({ license }) => !forVisitors.test(license));
  expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
